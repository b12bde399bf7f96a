import { join } from "node:path";
import { answerOf, executable, onPath, runCommand } from "../command.ts";
import { chooseFirestoreEmulator, oldestJava, type EmulatorFacts } from "./firestoreEmulator.ts";
import {
  defaultJava,
  googleEmulatorEnv,
  hasGoogleEmulator,
  newestJava,
  type Java,
} from "./googleEmulator.ts";
import { hidaneRoot } from "../places.ts";
import { Complaint, say, step } from "../report.ts";

/** How to start firebase-tools with this Firestore emulator. */
export type FirestoreEmulator = {
  /** The command to put in front of firebase-tools. */
  readonly prefix: readonly string[];
  /** Added to the environment of firebase-tools. */
  readonly env: Readonly<Record<string, string>>;
  /** The emulator in use, so that tests can distinguish them. */
  readonly kind: "hidane" | "google";
  readonly label: string;
  /** The maximum startup time. */
  readonly startLimitSeconds: number;
};

/**
 * Finds a Firestore emulator for this machine, and installs one if possible.
 * @param forced `hidane` or `java` (Google's); defaults to SALVIA_FIRESTORE_EMULATOR
 * @throws Complaint that says what to install
 */
export async function setUpFirestore(
  signal: AbortSignal,
  forced = process.env["SALVIA_FIRESTORE_EMULATOR"],
): Promise<FirestoreEmulator> {
  const installed = onPath("hidane") ?? executable(join(hidaneRoot, "bin", "hidane"));
  // To look for a Java that isn't the default takes a second, which hidane saves.
  const isJavaNeeded = forced === "java" || installed === null;
  const java = isJavaNeeded ? newestJava(oldestJava) : defaultJava();
  const choice = chooseFirestoreEmulator(gatherFacts(forced, installed, java));
  if (choice.kind === "none") throw new Complaint(choice.complaint);
  if (choice.kind === "hidane") return hidane(choice.command);
  if (choice.kind === "java" && java !== null) return google(java, choice.download);
  return installHidane(signal);
}

/** Collects the facts by running the programs themselves. */
function gatherFacts(
  forced: string | undefined,
  installed: string | null,
  java: Java | null,
): EmulatorFacts {
  return {
    forced,
    hidane: installed,
    java: java?.major ?? null,
    officialJar: hasGoogleEmulator(),
    rust: onPath("cargo") === null ? null : rustVersion(answerOf("rustc", ["--version"])),
  };
}

/** Parses the output of `rustc --version`. */
export function rustVersion(answer: string | null): EmulatorFacts["rust"] {
  const found = /^rustc (\d+)\.(\d+)/m.exec(answer ?? "");
  return found === null ? null : { major: Number(found[1]), minor: Number(found[2]) };
}

function hidane(command: string): FirestoreEmulator {
  const prefix = [command, "exec", "--"];
  return { prefix, env: {}, kind: "hidane", label: "hidane", startLimitSeconds: 120 };
}

function google(java: Java, download: boolean): FirestoreEmulator {
  if (download) say("  The Firestore emulator is downloaded once (about 130 MB).");
  return {
    prefix: [],
    env: googleEmulatorEnv(java),
    kind: "google",
    label: "Google's, on Java",
    startLimitSeconds: download ? 900 : 120,
  };
}

async function installHidane(signal: AbortSignal): Promise<FirestoreEmulator> {
  say("  Building hidane, the Firestore emulator, from crates.io: 5 to 10 minutes, once.");
  const args = ["install", "hidane", "--version", "0.6.0", "--locked", "--root", hidaneRoot];
  const code = await step("Building hidane", () => runCommand("cargo", args, { signal }));
  if (signal.aborted) throw new Complaint("Stopped.");
  if (code !== 0) {
    throw new Complaint(
      "hidane could not be built: see cargo's lines above. Java 21 or newer (https://adoptium.net) would do as well.",
    );
  }
  return hidane(join(hidaneRoot, "bin", "hidane"));
}
