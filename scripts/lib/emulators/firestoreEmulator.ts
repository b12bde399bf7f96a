/** The programs on this machine that can run Firestore locally. */
export type EmulatorFacts = {
  /** The value of SALVIA_FIRESTORE_EMULATOR; empty counts as unset. */
  readonly forced: string | undefined;
  /** The path of hidane: from the PATH, or installed by an earlier run. */
  readonly hidane: string | null;
  /** The major version of the default Java, or of a newer one if the default is too old. */
  readonly java: number | null;
  /** Whether firebase-tools has already downloaded the official emulator. */
  readonly officialJar: boolean;
  /** The version of the default Rust compiler, if cargo exists too. */
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
 * Chooses the Firestore emulator: the forced one; else hidane if installed; else the official one
 * if Java can run it, preferably without a download; else hidane built by cargo; else reports what
 * the user can install.
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
