import { expect, it } from "vitest";

import { clientAddress } from "./clientAddress.ts";

function from(headers: Record<string, string>): string {
  return clientAddress({ header: (name) => headers[name] });
}

it("is what Hosting's edge says, else what Google's front wrote last", () => {
  expect(from({ "fastly-client-ip": "203.0.113.9", "x-forwarded-for": "198.51.100.1" })).toBe(
    "203.0.113.9",
  );
  expect(from({ "x-forwarded-for": "192.0.2.1, 198.51.100.1" })).toBe("198.51.100.1");
});

it("is never a text of the caller's", () => {
  expect(from({ "fastly-client-ip": "__proto__", "x-forwarded-for": "198.51.100.1" })).toBe(
    "198.51.100.1",
  );
  expect(from({ "fastly-client-ip": "x".repeat(9000) })).toBe("unknown");
  expect(from({})).toBe("unknown");
});

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
])("is the network of %s", (address, network) => {
  expect(from({ "fastly-client-ip": address })).toBe(network);
});
