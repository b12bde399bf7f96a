import {
  usualAvailability,
  type StoredAvailability,
  type WorkingPeriod,
} from "@salvia/domain/scheduling/availability";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { appointmentsIn } from "../data/appointments.data.ts";
import { HoursForm } from "./HoursForm.tsx";
import { fill } from "../../../testing/quickUser.ts";

vi.mock("../data/appointments.data.ts", () => ({ appointmentsIn: vi.fn() }));

const usual = usualAvailability("UTC");
const path = "/api/auth/change-availability";

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(appointmentsIn).mockReturnValue((onValue) => {
    onValue([]);
    return () => {};
  });
});

/** What the server has arrives live. */
let receive: (stated: StoredAvailability) => void;

function Live() {
  const [stated, setStated] = useState<StoredAvailability | null>(null);
  useEffect(() => {
    receive = (next) => act(() => setStated(next));
  }, []);
  return <HoursForm uid="ana" stated={stated} usual={usual} />;
}

async function open() {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["appointments", "availability"]}>
      <Live />
    </NamespaceLoader>,
  );
  await screen.findByRole("heading", { name: "Working hours" });
  const sent = () => page.requests.filter((each) => each.path === path).map(({ body }) => body);
  return {
    ...page,
    sent,
    save: () => page.user.click(screen.getByRole("button", { name: "Save" })),
  };
}

const day = (name: string) => within(screen.getByRole("group", { name }));
const statedAs = (rev: number, change: Partial<StoredAvailability> = {}) => ({
  ...usual,
  rev,
  updatedAt: new Date(),
  ...change,
});

test("adds hours after a break, copies a day to others, and saves the week", async () => {
  const { user, sent, save, answer } = await open();
  const monday = day("Monday");
  await user.clear(monday.getByLabelText("Until"));
  await fill(user, monday.getByLabelText("Until"), "12:00");
  await user.click(monday.getByRole("button", { name: "Add hours after a break on Monday" }));
  const [, afternoon] = monday.getAllByRole("combobox", { name: "For" });
  if (afternoon === undefined) throw new Error("There is no second period.");
  await user.selectOptions(afternoon, "Video visits");
  await user.click(screen.getByRole("button", { name: "Copy Monday to other days" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Copy the hours of Monday to" }));
  await user.click(dialog.getByRole("checkbox", { name: "Friday" }));
  await user.click(dialog.getByRole("button", { name: "Copy" }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const copied: WorkingPeriod[] = [
    { from: 540, until: 720, modes: ["telemedicine", "inPerson"] },
    { from: 780, until: 960, modes: ["telemedicine"] },
  ];
  expect(sent()).toEqual([
    {
      seenRev: 0,
      availability: {
        ...usual,
        hours: {
          ...usual.hours,
          monday: copied,
          tuesday: copied,
          wednesday: copied,
          thursday: copied,
        },
      },
    },
  ]);
  await answer(path, 200, { rev: 1 });
  expect(await screen.findByText("Your hours are saved.")).toBeDefined();
  receive(statedAs(1, { hours: { ...usual.hours, monday: copied } }));
  expect(day("Tuesday").getByLabelText("Until")).toHaveProperty("value", "17:00");
  // On a busy machine, so much typing and so many roles take longer than most stories.
}, 60_000);

test("names what is wrong, moves the focus there, and sends nothing", async () => {
  const { user, sent, save } = await open();
  const friday = day("Friday");
  await user.clear(friday.getByLabelText("Until"));
  await fill(user, friday.getByLabelText("Until"), "08:00");
  await save();
  expect(friday.getByText("The end must be after the beginning.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(friday.getByLabelText("From")));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(friday.getByLabelText("Until")).toHaveProperty("value", "17:00");
});

test("shows the appointments that fall in an absence, with links", async () => {
  vi.mocked(appointmentsIn).mockReturnValue((onValue) => {
    const rows = ["pending", "confirmed", "done"] as const;
    onValue(
      rows.map((status, index) => ({
        id: status,
        appointment: appointment({ status, startsAt: new Date(`2040-11-20T1${index}:00:00Z`) }),
      })),
    );
    return () => {};
  });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Add absence" }));
  const absence = day("Absence 1");
  for (const label of ["First day", "Last day"]) {
    await user.clear(absence.getByLabelText(label));
    await fill(user, absence.getByLabelText(label), "2040-11-20");
  }
  const links = await absence.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/medical/appointments/pending",
    "/medical/appointments/confirmed",
  ]);
  await user.click(absence.getByRole("checkbox", { name: "Only part of the day" }));
  await waitFor(() => expect(absence.queryByRole("link")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
});

test("keeps what was typed when another tab changed the hours, and asks which version counts", async () => {
  const { user, sent, save, answer } = await open();
  const address = () => screen.getByRole("textbox", { name: "Address" });
  await fill(user, address(), "12 rue des Lilas");
  receive(statedAs(1, { address: "Elsewhere" }));
  expect((await screen.findByText(/changed in another tab/)).textContent).toContain("still here");
  await save();
  expect(sent()).toEqual([]);
  expect(address()).toHaveProperty("value", "12 rue des Lilas");

  await user.click(screen.getByRole("button", { name: "Save mine" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ seenRev: 1, availability: { address: "12 rue des Lilas" } }]);
  await answer(path, 409, { error: "changed-meanwhile" });
  receive(statedAs(2, { address: "Third" }));
  await user.click(await screen.findByRole("button", { name: "Show the other version" }));
  expect(address()).toHaveProperty("value", "Third");
});
