import { stage } from './stage';

declare global {
  var onStoryFailure: ((title: string) => Promise<void>) | undefined;
}

globalThis.onStoryFailure = (title) => stage.pictures(title);

afterEach(async () => {
  const errors = stage.takeErrors();
  if (errors.length > 0) throw new Error(`phones reported errors:\n${errors.join('\n')}`);
});

afterAll(() => stage.close());
