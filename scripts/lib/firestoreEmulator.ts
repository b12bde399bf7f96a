/** What a machine offers for running Firestore locally. */
export type EmulatorFacts = {
  /** SALVIA_FIRESTORE_EMULATOR as given; empty counts as not given. */
  readonly forced: string | undefined;
  /** The hidane to run: found on the PATH, or installed by an earlier run. */
  readonly hidane: string | null;
  /** Major version of the default Java. */
  readonly java: number | null;
  /** firebase-tools has downloaded the official emulator before. */
  readonly officialJar: boolean;
  /** Version of the default Rust compiler, when cargo is there too. */
  readonly rust: { readonly major: number; readonly minor: number } | null;
};

export type EmulatorChoice =
  | { readonly kind: "hidane"; readonly command: string }
  | { readonly kind: "java"; readonly download: boolean }
  | { readonly kind: "installHidane" }
  | { readonly kind: "none"; readonly complaint: string };

export const oldestJava = 21;
const oldestRust = { major: 1, minor: 88 };
const newJava = `Java ${oldestJava} or newer (https://adoptium.net)`;
const rust = `Rust ${oldestRust.major}.${oldestRust.minor} or newer (https://rustup.rs): hidane, another Firestore emulator, is then built from crates.io`;

/**
 * Decides which Firestore emulator runs: a forced one; hidane where it is installed; the official
 * one where Java can run it, without a download first; hidane built by cargo; else what the user
 * may install.
 */
export function chooseFirestoreEmulator(facts: EmulatorFacts): EmulatorChoice {
  const hidane = (): EmulatorChoice | null => {
    if (facts.hidane !== null) return { kind: "hidane", command: facts.hidane };
    return null;
  };
  const java = (): EmulatorChoice | null => {
    if (facts.java === null || facts.java < oldestJava) return null;
    return { kind: "java", download: !facts.officialJar };
  };
  const build = (): EmulatorChoice | null => (canBuild(facts) ? { kind: "installHidane" } : null);

  switch (facts.forced ?? "") {
    case "hidane":
      return (
        hidane() ?? build() ?? none("SALVIA_FIRESTORE_EMULATOR asks for hidane", facts, [rust])
      );
    case "java":
      return java() ?? none("SALVIA_FIRESTORE_EMULATOR asks for Java", facts, [newJava]);
    case "":
      return (
        hidane() ??
        java() ??
        build() ??
        none("No Firestore emulator can run here", facts, [newJava, rust])
      );
    default:
      return {
        kind: "none",
        complaint: `SALVIA_FIRESTORE_EMULATOR must be 'hidane' or 'java', not '${facts.forced}'.`,
      };
  }
}

function canBuild({ rust: found }: EmulatorFacts): boolean {
  if (found === null) return false;
  return found.major === oldestRust.major
    ? found.minor >= oldestRust.minor
    : found.major > oldestRust.major;
}

function none(
  problem: string,
  { java, rust: found }: EmulatorFacts,
  remedies: readonly string[],
): EmulatorChoice {
  const facts = [
    java === null ? "no Java was found" : `the Java found is ${java}`,
    found === null ? "no Rust was found" : `the Rust found is ${found.major}.${found.minor}`,
  ];
  return {
    kind: "none",
    complaint: [
      `${problem}: ${facts.join(", ")}. Install ${remedies.length > 1 ? "one of these" : "this"} and run the command again:`,
      ...remedies.map((remedy) => `  ${remedy}`),
    ].join("\n"),
  };
}
