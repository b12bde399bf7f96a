/** A browser that opens windows for users, each with its own storage. */
export type Browser<W extends Window = Window> = {
  newWindow(options?: WindowOptions): Promise<W>;
  close(): Promise<void>;
};

export type WindowOptions = {
  /** Disables JavaScript, as some users do. */
  readonly scriptless?: boolean;
};

/** A window, and the page that it shows. */
export type Window = {
  open(path: string): Promise<void>;
  goBack(): Promise<void>;
  /** Path and query of the page. */
  path(): Promise<string>;
  /** All readable text on the page. */
  text(): Promise<string>;
  visible(sought: Sought): Promise<readonly Part[]>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  setOffline(offline: boolean): Promise<void>;
  /**
   * Console errors, uncaught exceptions and requests to foreign hosts, if the browser reports them.
   */
  readonly complaints: readonly string[];
  close(): Promise<void>;
};

/** Normalizes spaces: some are wide, and buttons with an icon contain a zero-width one. */
export function plain(words: string): string {
  return words.replace(/[\s\u200B]+/g, " ").trim();
}

/** The elements to find on a page. */
export type Sought = {
  readonly role: Role;
  /** The complete accessible name, as computed by the browser. */
  readonly name?: string;
  /** Text that the element contains. */
  readonly text?: string;
};

export type Part = {
  /** The value of a field. */
  value(): Promise<unknown>;
  click(): Promise<void>;
  /** Types by keyboard, replacing the current value. */
  fill(text: string): Promise<void>;
  /** Chooses an option of a select element. */
  choose(option: string): Promise<void>;
};

export type Role = keyof typeof elementsOf;

/** The CSS selectors of each role: both engines compute accessible names, but not all roles. */
export const elementsOf = {
  alert: "[role=alert]",
  button: "button, [role=button], summary",
  field: "input, textarea, select",
  heading: "h1, h2, h3",
  label: "label",
  link: "a[href]",
  list: "ul, ol",
  option: "[role=option]",
  row: "tr",
} as const;
