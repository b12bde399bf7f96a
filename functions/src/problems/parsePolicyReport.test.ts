import { expect, test } from "vitest";

import { parsePolicyReport } from "./parsePolicyReport.ts";

/** A report as Chromium sends it. */
const report = {
  "document-uri": "https://salvia.example/medical/records/a-patient?name=Ines",
  referrer: "https://salvia.example/medical",
  "violated-directive": "img-src",
  "effective-directive": "img-src",
  "original-policy": "default-src 'none'; report-uri /api/problems/policy",
  disposition: "enforce",
  "blocked-uri": "https://images.example:8443/ines.png?token=abc",
  "status-code": 200,
  "script-sample": "alert('Ines')",
};

function parse(changed: object, type = "application/csp-report") {
  const sent = { "csp-report": { ...report, ...changed } };
  return parsePolicyReport({
    header: (name) => (name === "content-type" ? type : undefined),
    body: new TextEncoder().encode(JSON.stringify(sent)),
  });
}

test("keeps only the directive and the host of what was blocked", () => {
  expect(parse({})).toEqual({ directive: "img-src", blocked: "images.example" });
});

test.each([
  ["inline", "inline"],
  ["trusted-types-sink", "trusted-types-sink"],
  ["data", "data"],
  ["data:text/html,Ines", "data"],
  ["chrome-extension://abcdef/content.js", "chrome-extension"],
  ["wss://user:secret@socket.example/ines", "socket.example"],
  ["", "unknown"],
])("shortens %j to %j", (uri, blocked) => {
  expect(parse({ "blocked-uri": uri }).blocked).toBe(blocked);
});

test("reads the older name of the directive, which may repeat its sources", () => {
  const older = { "effective-directive": undefined, "violated-directive": "style-src 'self'" };
  expect(parse(older).directive).toBe("style-src");
});

test.each([
  ["a directive that no browser knows", { "effective-directive": "patient-name" }],
  ["an address that is none", { "blocked-uri": "Ines Ferrer 1980" }],
  ["a blocked address that is no text", { "blocked-uri": { host: "x" } }],
])("refuses %s", (_case, changed) => {
  expect(() => parse(changed)).toThrow("bad-request");
});

test("refuses other content types", () => {
  expect(() => parse({}, "application/json")).toThrow("unsupported-media-type");
  expect(() => parse({}, "text/plain")).toThrow("unsupported-media-type");
});

test.each(["", "null", "[]", "{", '{"csp-report":null}', '{"csp-report":"x"}'])(
  "refuses the body %j",
  (body) => {
    const header = () => "application/csp-report";
    expect(() => parsePolicyReport({ header, body: new TextEncoder().encode(body) })).toThrow(
      "bad-request",
    );
  },
);
