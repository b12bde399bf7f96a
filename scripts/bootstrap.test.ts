import { describe, expect, it } from "vitest";
import { nodeComplaint } from "./bootstrap.mjs";

describe("the Node version that runs a command", () => {
  it.each(["20.0.0", "20.20.2", "22.22.0", "24.21.0", "100.1.0"])("may be %s", (version) => {
    expect(nodeComplaint(version)).toBeNull();
  });

  it.each(["18.19.1", "8.17.0", "0.10.48"])("is refused in one line if it is %s", (version) => {
    const complaint = nodeComplaint(version);
    expect(complaint).toContain(`this is Node ${version}`);
    expect(complaint).toContain("Node 20 or newer");
    expect(complaint).not.toContain("\n");
  });
});
