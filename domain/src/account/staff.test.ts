import { expect, test } from "vitest";

import { isStaffRole, staffSchema } from "./staff.ts";

test("counts salespeople, clinicians and admins as staff, and no one else", () => {
  expect(["sales", "medical", "admin"] as const).toSatisfy((all) => all.every(isStaffRole));
  expect(["member", "employer", "partner", null] as const).not.toSatisfy((all) =>
    all.some(isStaffRole),
  );
});

test("refuses a directory entry with a role that is not a staff role", () => {
  const camille = {
    name: "Camille Laurent",
    role: "medical",
    specialty: null,
    languages: ["fr"],
    timezone: "Europe/Paris",
  };
  expect(staffSchema.safeParse(camille).success).toBe(true);
  expect(staffSchema.safeParse({ ...camille, role: "member" }).success).toBe(false);
});
