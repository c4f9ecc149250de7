/** Point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One tab of a browser, driven by real pointer and key events. */
export interface DrivenTab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** Runs a function in the page and returns its JSON result. @param source function's source */
  run(source: string, input: unknown): Promise<unknown>;
  click(at: Point, times: number): Promise<void>;
  /** Types into the element in focus. */
  type(text: string): Promise<void>;
  /** Presses one key, named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** Sets the files of the file input that a function returns. @param source function's source */
  upload(source: string, input: unknown, files: readonly string[]): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns a screenshot of the viewport as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Isolated browser profile: storage, workers and caches are not shared with other profiles. */
export interface Profile {
  newTab(): Promise<DrivenTab>;
  /** Folder that downloads are saved in. */
  downloads: string;
  close(): Promise<void>;
}

/** Running browser program, or the driver that starts it. */
export interface RunningEngine {
  newProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** Browser program other than Playwright's Chromium. */
export interface Engine {
  name: 'firefox' | 'webkit' | 'chromium';
  isInstalled(): boolean;
  /** Command or setting that installs the engine, for a message. */
  install: string;
  start(): Promise<RunningEngine>;
}
