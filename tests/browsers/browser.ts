/** A browser that opens windows for people, each without any memory of the others. */
export type Browser<W extends Window = Window> = {
  newWindow(options?: WindowOptions): Promise<W>;
  close(): Promise<void>;
};

export type WindowOptions = {
  /** Runs no script, as people choose who do not trust scripts. */
  readonly scriptless?: boolean;
};

/** A window, and the page that it shows. */
export type Window = {
  open(path: string): Promise<void>;
  goBack(): Promise<void>;
  /** Path and query of the page. */
  path(): Promise<string>;
  /** All that can be read on the page. */
  text(): Promise<string>;
  visible(sought: Sought): Promise<readonly Part[]>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  setOffline(offline: boolean): Promise<void>;
  /** Errors in the console, uncaught exceptions and calls to foreign hosts, where the browser tells them. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
};

/** Words as people read them: some spaces are wide, and buttons with a picture have one of no width. */
export function plain(words: string): string {
  return words.replace(/[\s\u200B]+/g, " ").trim();
}

/** Which parts of a page are meant. */
export type Sought = {
  readonly role: Role;
  /** The whole name that the browser itself gives the part, for assistive technology. */
  readonly name?: string;
  /** Words that stand in it. */
  readonly text?: string;
};

export type Part = {
  /** What stands in a field. */
  value(): Promise<unknown>;
  click(): Promise<void>;
  /** Types by keyboard, in place of what stands there. */
  fill(text: string): Promise<void>;
  /** Chooses an option of a select element. */
  choose(option: string): Promise<void>;
};

export type Role = keyof typeof elementsOf;

/** The elements of a role: both engines are asked for their names, neither for all roles. */
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
