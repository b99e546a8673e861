/** A failure that a person can do something about: its message is the one sentence that they get. */
export class Failure extends Error {}

const NO_SPACE = 'There is no space left on the disk: free about 2 GB and start again.';

/**
 * The sentence for what went wrong, or nothing where only the full text helps.
 *
 * @param {unknown} error what was thrown, or what a program printed before it failed
 * @returns {string | undefined}
 */
export function sentenceFor(error) {
  if (error instanceof Failure) return error.message;
  const text = error instanceof Error ? `${'code' in error ? error.code : ''} ${error.message}` : String(error);
  return /ENOSPC|EDQUOT|no space left on device/i.test(text) ? NO_SPACE : undefined;
}

/**
 * Runs a script to its end. What it cannot cope with becomes one sentence on stderr and exit code 1.
 *
 * @param {() => Promise<void>} script
 */
export function whole(script) {
  /** @param {unknown} error */
  const fail = (error) => {
    // Somebody pressed Ctrl-C while a program was at work for us.
    if (error instanceof Error && error.name === 'AbortError') process.exit(0);
    const sentence = sentenceFor(error);
    console.error(sentence ?? error);
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  script().catch(fail);
}
