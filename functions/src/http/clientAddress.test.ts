import { expect, it } from "vitest";

import { clientAddress } from "./clientAddress.ts";

function from(edge: string | undefined, forwarded: string | undefined) {
  const headers = new Map([
    ["fastly-client-ip", edge],
    ["x-forwarded-for", forwarded],
  ]);
  return clientAddress({ header: (name) => headers.get(name) });
}

it("distinguishes Hosting's visitors, and groups them under the edge's network", () => {
  expect(from("203.0.113.9", "192.0.2.1, 198.51.100.1")).toEqual({
    client: "203.0.113.9 by 198.51.100",
    peer: "198.51.100",
  });
});

it("takes the last hop as the client if the edge sends no address", () => {
  expect(from(undefined, "192.0.2.1, 198.51.100.1")).toEqual({
    client: "198.51.100.1 by 198.51.100",
    peer: "198.51.100",
  });
});

it("keeps a forged address within the forger's network, apart from the real client's limit", () => {
  const visitor = from("203.0.113.9", "198.51.100.1");
  const forgers = Array.from({ length: 100 }, (_, index) =>
    from(`203.0.113.${index}`, `203.0.113.${index}, 192.0.2.77`),
  );
  expect(new Set(forgers.map(({ peer }) => peer))).toEqual(new Set(["192.0.2"]));
  expect(forgers.map(({ client }) => client)).not.toContain(visitor.client);
});

it("treats an IPv6 network as one peer, however often the caller changes address", () => {
  const { peer } = from(undefined, "2001:db8:1:1::1");
  expect(from(undefined, "2001:db8:1:ffff::9").peer).toBe(peer);
  expect(from(undefined, "2001:db8:2::1").peer).not.toBe(peer);
});

it("never repeats text from the caller", () => {
  expect(from("__proto__", "198.51.100.1").client).toBe("198.51.100.1 by 198.51.100");
  expect(from("x".repeat(9000), "a, b")).toEqual({ client: "unknown by unknown", peer: "unknown" });
  expect(from(undefined, undefined).peer).toBe("unknown");
});

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
])("finds the network of %s", (address, network) => {
  expect(from(address, undefined).client).toBe(`${network} by unknown`);
});
