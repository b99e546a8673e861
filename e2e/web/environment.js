const { TestEnvironment } = require('jest-environment-node');

/** Tells the story's own side (setup.ts) the moment that something fails, while the phones still show it. */
module.exports = class StoryEnvironment extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    const title = event.test?.name ?? event.hook?.type;
    await this.global.onStoryFailure?.(title);
  }
};
