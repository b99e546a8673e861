import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, node } from '../../scripts/command.mjs';

const cwd = tmpdir();
test('keeps what a program prints, on both ways, and its code', async () => {
  const { code, output } = await node(['-e', "console.log('out'); console.error('err'); process.exitCode = 3"], { cwd });
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

test('a program that is not there is an error', async () => {
  await expect(run('erune-no-such-program', [], { cwd })).rejects.toThrow('ENOENT');
});

test('a program that does not end is ended, and those that it started with it', async () => {
  const folder = mkdtempSync(join(cwd, 'erune-command-'));
  const diary = join(folder, 'diary');
  const grandchild = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(diary)}, '.'), 5)`;
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); setInterval(() => {}, 1000)`;
  const { code, output } = await node(['-e', child], { cwd, limit: 0.02 });
  expect(code).not.toBe(0);
  expect(output).toContain('did not end within 0.02 minutes');
  const written = readFileSync(diary).length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(written).toBeGreaterThan(0);
  expect(readFileSync(diary)).toHaveLength(written);
  rmSync(folder, { recursive: true });
});

test('a program can be called off', async () => {
  const calling = new AbortController();
  const running = node(['-e', 'for (;;);'], { cwd, signal: calling.signal });
  calling.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});
