import type { PractitionerProfile } from "@salvia/domain/account/practitionerProfile";
import { listingIn, type Staff } from "@salvia/domain/account/staff";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { fill } from "../../testing/quickUser.ts";
import { PractitionerProfileSections } from "./PractitionerProfileSections.tsx";

const stored: PractitionerProfile = {
  name: "Camille Laurent",
  specialty: null,
  languages: ["fr"],
  language: "en",
  timezone: "Europe/Paris",
  listing: null,
};

let entry: Partial<Staff> = {};

vi.mock("../../firebase/staffEntry.ts", () => ({
  staffEntry: () => (onValue: (entry: unknown) => void) => {
    const { listing: _, ...staff } = stored;
    onValue({ ...staff, role: "medical", ...entry });
    return () => {};
  },
}));

afterEach(() => {
  cleanup();
  entry = {};
});

async function open() {
  const { language, timezone } = stored;
  const page = renderInPortal(
    <NamespaceLoader namespaces={["medical"]}>
      <PractitionerProfileSections
        uid="ana"
        settings={{ status: "content", value: { language, timezone } }}
      />
    </NamespaceLoader>,
  );
  await screen.findByRole("button", { name: "Save" });
  const sent = () => page.requests.find(({ path }) => path === "/api/auth/change-practice")?.body;
  return { ...page, sent };
}

const specialty = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Specialty" });

test("saves a change with the rest and confirms it", async () => {
  const { user, sent, answer } = await open();
  await user.selectOptions(specialty(), "Cardiology");
  await user.click(screen.getByRole("checkbox", { name: "English" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const practice = { ...stored, specialty: "cardiology", languages: ["en", "fr"] };
  await waitFor(() => expect(sent()).toEqual(practice));
  await answer("/api/auth/change-practice", 200, { practice });
  expect((await screen.findByText("Profile updated successfully")).textContent).toBeTruthy();
});

test("keeps a specialty that was typed before there was a list", async () => {
  entry = { specialty: "Sleep medicine" };
  const { user, sent } = await open();
  expect(specialty().selectedOptions[0]?.text).toBe("Sleep medicine");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent()).toMatchObject({ specialty: "Sleep medicine" }));
});

test("asks for the city of a clinician who wants to be on the public website", async () => {
  const { user, sent, answer } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Show me on the public website" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("One line, up to 80 characters.")).toBeTruthy();
  expect(sent()).toBeUndefined();
  await fill(user, screen.getByRole("textbox", { name: "City" }), " Lyon ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent()).toEqual({ ...stored, listing: { city: "Lyon" } }));
  await answer("/api/auth/change-practice", 200, { practice: sent() });
  await screen.findByText("Profile updated successfully");
});

test("withdraws the consent to be on the public website", async () => {
  entry = { listing: listingIn("Lyon") };
  const { user, sent, answer } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Show me on the public website" }));
  expect(screen.queryByRole("textbox", { name: "City" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent()).toEqual(stored));
  await answer("/api/auth/change-practice", 200, { practice: stored });
  await screen.findByText("Profile updated successfully");
});

test("reports a refusal and keeps what was chosen", async () => {
  const { user, answer } = await open();
  await user.selectOptions(specialty(), "Cardiology");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await answer("/api/auth/change-practice", 403, { error: "not-allowed" });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Error updating profile. You don’t have permission to do this.",
  );
  expect(specialty().value).toBe("cardiology");
  await user.selectOptions(specialty(), "Not stated");
});

test("sends nothing without a name or a language and says what is missing", async () => {
  const { user, sent } = await open();
  await user.clear(screen.getByRole("textbox", { name: "Name" }));
  await user.click(screen.getByRole("checkbox", { name: "Français" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("One line, up to 120 characters.")).toBeTruthy();
  expect(screen.getByText("Select at least one.")).toBeTruthy();
  expect(sent()).toBeUndefined();
});
