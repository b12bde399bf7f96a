import { describe, expect, test } from "vitest";

import { accessEndpoints } from "./accessEndpoints.ts";
import { accountEndpoints } from "./accountEndpoints.ts";
import { passkeyEndpoints } from "./passkeyEndpoints.ts";
import { sessionEndpoints } from "./sessionEndpoints.ts";
import { endpointFailure } from "../shared/endpoint.ts";
import { switchEndpoints } from "../configuration/switches.ts";

const endpoints = { ...sessionEndpoints, ...passkeyEndpoints, ...accountEndpoints };

describe("the session handler", () => {
  const { input, output } = endpoints.sessionHandler;

  test("accepts an ID token", () => {
    expect(input.safeParse({ idToken: "a.b.c" }).success).toBe(true);
    expect(input.safeParse({ idToken: "x".repeat(4096) }).success).toBe(true);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["no token", {}],
    ["an empty token", { idToken: "" }],
    ["a number for a token", { idToken: 7 }],
    ["tokens in a list", { idToken: ["a.b.c"] }],
    ["more than any token holds", { idToken: "x".repeat(4097) }],
  ])("refuses %s", (_, body) => {
    expect(input.safeParse(body).success).toBe(false);
  });

  test("answers with a path and whether the cookie is set", () => {
    expect(output.safeParse({ cookieSet: true, redirectPath: "/sales" }).success).toBe(true);
    expect(output.safeParse({ redirectPath: "/sales" }).success).toBe(false);
    expect(output.safeParse({ error: "bad-request" }).success).toBe(false);
  });
});

test("accepts no input for signing out and answers that it is done", () => {
  expect(endpoints.sessionLogout.input).toBeNull();
  expect(endpoints.sessionLogout.output.safeParse({ signedOut: true }).success).toBe(true);
  expect(endpoints.sessionLogout.output.safeParse({ signedOut: false }).success).toBe(false);
});

describe("calls for signed-in users", () => {
  test("are exactly these; no other call accepts a token", () => {
    const signedIn = Object.entries(endpoints).filter(([, call]) => call.signedIn !== false);
    expect(Object.fromEntries(signedIn.map(([name, call]) => [name, call.signedIn]))).toEqual({
      webauthnRegistrationOptions: "recently",
      webauthnVerifyRegistration: "recently",
      listPasskeys: true,
      renamePasskey: true,
      removePasskey: "recently",
      chooseUsername: "recently",
      changePassword: "recently",
      confirmEmail: true,
      requestEmailVerification: true,
      signOutEverywhere: true,
    });
  });
});

test("restricts looking up and changing accounts and switches to administrators", () => {
  expect(Object.values(endpoints).filter((call) => "role" in call)).toEqual([]);
  expect(new Set(Object.values(accessEndpoints).map(({ role }) => role))).toEqual(
    new Set(["admin"]),
  );
  expect(switchEndpoints.changeSwitch).toMatchObject({ role: "admin", signedIn: "recently" });
});

test("accepts mail requests only with a plausible address and a supported language", () => {
  const { input } = endpoints.requestSignUp;
  expect(input.safeParse({ email: "ines@example.com", language: "pt" }).success).toBe(true);
  expect(input.safeParse({ email: "ines@example.com", language: "de" }).success).toBe(false);
  expect(input.safeParse({ email: "ines", language: "pt" }).success).toBe(false);
  expect(input.safeParse({ email: "", language: "pt" }).success).toBe(false);
});

test("allows starting a passkey sign-in without an address", () => {
  const { input } = endpoints.webauthnAuthenticationOptions;
  expect(input.safeParse({ email: "" }).success).toBe(true);
  expect(input.safeParse({}).success).toBe(false);
});

test("returns a failure with its error as text", () => {
  expect(endpointFailure.safeParse({ error: "bad-request" }).success).toBe(true);
  expect(endpointFailure.safeParse({ error: 400 }).success).toBe(false);
  expect(endpointFailure.safeParse("Internal Server Error").success).toBe(false);
});

test("gives every call its own path below /api/", () => {
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/api\/[a-z/-]+$/);
});
