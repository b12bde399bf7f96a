import { expect, test } from "vitest";

import { doctorsAddress, doctorsPattern, parseDoctorSearch } from "./doctorSearch.ts";

const any = { specialty: null, language: null, city: null, mode: null, after: null };

function parsed(address: string) {
  const [path = "", query = ""] = address.split("?");
  const parts = query.split("&");
  const valueOf = (name: string) => parts.find((part) => part.startsWith(`${name}=`));
  return parseDoctorSearch(path, (name) => valueOf(name)?.slice(name.length + 1) ?? null);
}

test.each([
  ["/doctors", "en", {}],
  ["/fr/doctors/cardiology", "fr", { specialty: "cardiology" }],
  ["/es/doctors?specialty=urology&language=pt", "es", { specialty: "urology", language: "pt" }],
  ["/pt/doctors/cardiology?specialty=urology", "pt", { specialty: "urology" }],
  ["/doctors/cardiology?specialty=", "en", {}],
  [
    "/doctors?mode=inPerson&city= Lyon &after=camille",
    "en",
    { mode: "inPerson", city: "Lyon", after: "camille" },
  ],
  ["/doctors?specialty=magic&language=tlh&mode=dream&after=a/b&city=  ", "en", {}],
  [`/doctors?city=${"é".repeat(81)}`, "en", { city: "é".repeat(80) }],
  ["/doctors?city=a\u0000b\ud800", "en", { city: "a b" }],
] as const)("understands %j", (address, language, search) => {
  expect(parsed(address)).toEqual({ language, search: { ...any, ...search } });
});

test("knows the addresses of the page, and refuses a specialty that is not ours", () => {
  const paths = ["/doctors", "/fr/doctors/cardiology", "/doctors/x/y", "/de/doctors", "/doctors/1"];
  expect(paths.map((path) => doctorsPattern.test(path))).toEqual([true, true, false, false, false]);
  expect(parsed("/es/doctors/magic")).toEqual({ language: "es", search: null });
});

test("writes an address that means the same search", () => {
  const search = { ...any, specialty: "cardiology", city: "Évry & co", mode: "inPerson" } as const;
  const address = doctorsAddress(search, "fr");
  expect(address).toBe("/fr/doctors/cardiology?city=%C3%89vry%20%26%20co&mode=inPerson");
  expect(doctorsAddress(any, "en")).toBe("/doctors");
});
