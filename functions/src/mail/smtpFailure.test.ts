import { describe, expect, it } from "vitest";

import { smtpFailure } from "./smtpFailure.ts";

/** An error in nodemailer's format. */
function smtpError(details: { code: string; responseCode?: number; permanent?: boolean }): Error {
  return Object.assign(new Error("Refused"), details);
}

describe("gives an email up for", () => {
  it.each([
    ["a recipient nobody knows", { code: "EENVELOPE", responseCode: 550, permanent: true }],
    ["content the server refuses", { code: "EMESSAGE", responseCode: 554, permanent: true }],
    ["an envelope that cannot be written", { code: "EENVELOPE" }],
  ])("%s", (_reason, details) => {
    expect(smtpFailure(smtpError(details))).toEqual({
      kind: "failed",
      error: "Refused",
      permanent: true,
    });
  });
});

describe("retries an email after", () => {
  it.each([
    ["a server that is busy", { code: "EENVELOPE", responseCode: 451, permanent: false }],
    ["a full mailbox", { code: "EMESSAGE", responseCode: 452, permanent: false }],
    ["a password that is wrong", { code: "EAUTH", responseCode: 535, permanent: true }],
    ["a server that greets nobody", { code: "EPROTOCOL", responseCode: 554, permanent: true }],
    ["a server out of reach", { code: "ESOCKET" }],
    ["a name nobody resolves", { code: "EDNS" }],
    ["a certificate that is wrong", { code: "ETLS" }],
    ["an answer that does not come", { code: "ETIMEDOUT" }],
    ["our own patience", { code: "EABORT" }],
  ])("%s", (_reason, details) => {
    expect(smtpFailure(smtpError(details))).toMatchObject({ permanent: false });
  });

  it("a thrown value that is not an error", () => {
    expect(smtpFailure("broken")).toEqual({ kind: "failed", error: "broken", permanent: false });
    expect(smtpFailure(undefined)).toMatchObject({ permanent: false });
  });
});

it("truncates an endless answer", () => {
  expect(smtpFailure(new Error("x".repeat(10_000))).error).toHaveLength(500);
});
