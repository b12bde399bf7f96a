import { describe, expect, it } from "vitest";
import { chooseFirestoreEmulator, type EmulatorFacts } from "./firestoreEmulator.ts";
import { rustVersion } from "./firestoreSetup.ts";
import { javaMajor } from "./googleEmulator.ts";

const bare: EmulatorFacts = {
  forced: undefined,
  hidane: null,
  java: null,
  officialJar: false,
  rust: null,
};
const everything: EmulatorFacts = {
  forced: undefined,
  hidane: "/usr/bin/hidane",
  java: 21,
  officialJar: true,
  rust: { major: 1, minor: 88 },
};

describe("the Firestore emulator", () => {
  it("is hidane if it is installed, whatever else is", () => {
    expect(chooseFirestoreEmulator(everything)).toEqual({
      kind: "hidane",
      command: "/usr/bin/hidane",
    });
  });

  it("is the official one if it is already downloaded", () => {
    expect(chooseFirestoreEmulator({ ...everything, hidane: null })).toEqual({
      kind: "java",
      download: false,
    });
  });

  it("is downloaded if Java is recent enough", () => {
    expect(chooseFirestoreEmulator({ ...everything, hidane: null, officialJar: false })).toEqual({
      kind: "java",
      download: true,
    });
  });

  it.each([null, 8, 17, 20])("is built by cargo if Java is %s", (java) => {
    expect(chooseFirestoreEmulator({ ...everything, hidane: null, java })).toEqual({
      kind: "installHidane",
    });
  });

  it.each([
    { major: 1, minor: 88 },
    { major: 1, minor: 95 },
    { major: 2, minor: 0 },
  ])("can be built by Rust $major.$minor", (rust) => {
    expect(chooseFirestoreEmulator({ ...bare, rust })).toEqual({ kind: "installHidane" });
  });

  it.each([
    { ...bare },
    { ...bare, java: 17, officialJar: true },
    { ...bare, rust: { major: 1, minor: 87 } },
  ])("is unavailable with %o, and the error says what to install", (facts) => {
    const choice = chooseFirestoreEmulator(facts);
    expect(choice).toMatchObject({ kind: "none" });
    expect(choice).toHaveProperty(
      "complaint",
      expect.stringMatching(/\n {2}Java 21 .*\n {2}Rust 1\.88 /),
    );
  });
});

describe("SALVIA_FIRESTORE_EMULATOR", () => {
  it("is ignored if it is empty", () => {
    expect(chooseFirestoreEmulator({ ...everything, forced: "" })).toMatchObject({
      kind: "hidane",
    });
  });

  it("chooses Java over hidane, and requires Java", () => {
    expect(chooseFirestoreEmulator({ ...everything, forced: "java" })).toMatchObject({
      kind: "java",
    });
    expect(chooseFirestoreEmulator({ ...everything, forced: "java", java: 17 })).toHaveProperty(
      "complaint",
      expect.stringContaining("asks for Java: the Java found is 17"),
    );
  });

  it("chooses hidane over Java, and builds it if necessary", () => {
    const forced = { ...everything, forced: "hidane" };
    expect(chooseFirestoreEmulator(forced)).toMatchObject({ kind: "hidane" });
    expect(chooseFirestoreEmulator({ ...forced, hidane: null })).toEqual({ kind: "installHidane" });
    expect(chooseFirestoreEmulator({ ...forced, hidane: null, rust: null })).toHaveProperty(
      "complaint",
      expect.stringContaining("asks for hidane"),
    );
  });

  it("refuses other values", () => {
    expect(chooseFirestoreEmulator({ ...everything, forced: "docker" })).toEqual({
      kind: "none",
      complaint: "SALVIA_FIRESTORE_EMULATOR must be 'hidane' or 'java', not 'docker'.",
    });
  });
});

describe("a tool's version", () => {
  it.each([
    ['openjdk version "21.0.4" 2024-07-16', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_412"', 8],
    ["The operation couldn’t be completed. Unable to locate a Java Runtime.", null],
    [null, null],
  ])("is parsed for Java from %j as %s", (answer, major) => {
    expect(javaMajor(answer)).toBe(major);
  });

  it("is parsed for Rust; null without Rust, or with a stub that has no toolchain", () => {
    expect(rustVersion("rustc 1.95.0 (59807616e 2026-04-14)\n")).toEqual({ major: 1, minor: 95 });
    expect(rustVersion("error: rustup could not choose a version of rustc to run")).toBeNull();
    expect(rustVersion(null)).toBeNull();
  });
});
