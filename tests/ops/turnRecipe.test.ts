import { readFileSync } from "node:fs";
import { BlockList, isIPv6 } from "node:net";

import { expect, it } from "vitest";

const recipe = readFileSync(new URL("../../ops/turnserver.conf", import.meta.url), "utf8");
const lines = recipe.split("\n");

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

// Two lists, because a single one would also match an IPv4 address in its IPv6 form.
const denied = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const line of lines) {
  const [, first = "", last = first] = /^denied-peer-ip=([^-]+)(?:-(.+))?$/.exec(line) ?? [];
  if (first !== "") denied[familyOf(first)].addRange(first, last, familyOf(first));
}

function isDenied(address: string): boolean {
  const family = familyOf(address);
  return denied[family].check(address, family);
}

// First and last addresses of the special-purpose ranges (RFC 6890 and the IANA registries).
it.each([
  ["this network", "0.0.0.0", "0.255.255.255"],
  ["private, 10/8", "10.0.0.0", "10.255.255.255"],
  ["private, 172.16/12", "172.16.0.0", "172.31.255.255"],
  ["private, 192.168/16", "192.168.0.0", "192.168.255.255"],
  ["behind a carrier's NAT", "100.64.0.0", "100.127.255.255"],
  ["loopback", "127.0.0.0", "127.255.255.255"],
  ["link-local", "169.254.0.0", "169.254.255.255"],
  ["cloud metadata", "169.254.169.254", "169.254.170.2"],
  ["cloud metadata by IPv6", "fd00:ec2::254", "fd20:ce::254"],
  ["multicast and reserved", "224.0.0.0", "255.255.255.255"],
  ["benchmarks", "198.18.0.0", "198.19.255.255"],
  ["loopback by IPv6", "::", "::1"],
  ["IPv4 in IPv6", "::ffff:0:0", "::ffff:a00:1"],
  ["NAT64", "64:ff9b::a00:1", "64:ff9b:1::a00:1"],
  ["6to4 and Teredo", "2002:a00:1::", "2001::1"],
  ["unique local", "fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local by IPv6", "fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["multicast by IPv6", "ff00::", "ff02::1"],
])("keeps the documented TURN server from relaying to %s", (_, ...addresses) => {
  for (const address of addresses) expect(isDenied(address)).toBe(true);
});

it("lets the documented TURN server relay to public addresses", () => {
  for (const address of [
    "9.255.255.255",
    "172.32.0.0",
    "192.169.0.0",
    "223.255.255.255",
    "2a00::1",
  ])
    expect(isDenied(address)).toBe(false);
});

it.each([
  "use-auth-secret",
  "no-multicast-peers",
  "no-tcp-relay",
  "no-cli",
  /^tls-listening-port=443$/,
  /^user-quota=\d+$/,
  /^total-quota=\d+$/,
  /^max-bps=\d+$/,
])("gives the documented TURN server %s", (option) => {
  const isSet = lines.some((line) =>
    typeof option === "string" ? line === option : option.test(line),
  );
  expect(isSet).toBe(true);
});
