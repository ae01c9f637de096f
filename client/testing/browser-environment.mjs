import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with APIs that browsers and Node.js have and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TransformStream,
    });
    this.global.performance.getEntriesByType = () => [];
  }
}
