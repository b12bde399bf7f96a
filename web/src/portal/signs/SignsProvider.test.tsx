import { newTreatmentRequest } from "@salvia/domain/member/treatmentRequest";
import { medicalPaths } from "@salvia/domain/site/paths";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../seed/appointments.ts";
import { visit } from "../../../../seed/visits.ts";
import { firstRequests } from "../../features/appointments/data/appointments.data.ts";
import {
  unreadConversations,
  type ConversationRow,
} from "../../features/messages/messages.data.ts";
import { pendingRequests } from "../../features/treatmentRequests/treatmentRequests.data.ts";
import { waitingVisits } from "../../features/visits/visits.data.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { useVisitNow } from "../../ui/status/visitsNow.ts";
import { AreaNavigation } from "../layout/AreaNavigation.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { noPendingChanges } from "../layout/pendingChanges.ts";
import { Page } from "../pages/Page.tsx";
import { ringInOneTab } from "./chime.ts";
import { SignsProvider } from "./SignsProvider.tsx";
import { setSoundOn } from "./soundSetting.ts";

vi.mock("../../features/visits/visits.data.ts", () => ({ waitingVisits: vi.fn() }));
vi.mock("../../features/appointments/data/appointments.data.ts", () => ({
  firstRequests: vi.fn(),
}));
vi.mock("../../features/messages/messages.data.ts", () => ({ unreadConversations: vi.fn() }));
vi.mock("../../features/treatmentRequests/treatmentRequests.data.ts", () => ({
  pendingRequests: vi.fn(),
}));
vi.mock("./chime.ts", () => ({ ringInOneTab: vi.fn() }));

let emitVisits: Parameters<ReturnType<typeof waitingVisits>>[0];
let emitRequests: Parameters<ReturnType<typeof firstRequests>>[0];
let emitPending: Parameters<ReturnType<typeof pendingRequests>>[0];
let emitUnread: Parameters<ReturnType<typeof unreadConversations>>[0];

beforeEach(() => {
  vi.mocked(ringInOneTab).mockReset();
  vi.mocked(waitingVisits).mockReturnValue((onValue) => {
    emitVisits = onValue;
    return () => {};
  });
  vi.mocked(firstRequests).mockReturnValue((onValue) => {
    emitRequests = onValue;
    return () => {};
  });
  vi.mocked(pendingRequests).mockReturnValue((onValue) => {
    emitPending = onValue;
    return () => {};
  });
  vi.mocked(unreadConversations).mockReturnValue((onValue) => {
    emitUnread = onValue;
    return () => {};
  });
});

async function open() {
  const page = renderInPortal(
    <SignsProvider>
      <TopBar
        home="/medical"
        unsent={noPendingChanges}
        outbox={null}
        search={null}
        bell={null}
        onOpenMenu={() => {}}
      />
      <AreaNavigation role="medical" onNavigate={() => {}} />
      <Page title="Tasks">
        <OneVisit />
      </Page>
    </SignsProvider>,
    { path: medicalPaths.tasks },
  );
  await screen.findByRole("link", { name: "Tasks" });
  return page;
}

function OneVisit() {
  return <p>{`now: ${useVisitNow("one")}`}</p>;
}

const start = Date.now();
const minutesFromNow = (minutes: number) => new Date(start + minutes * 60_000);

/** A conversation in which a clinician has read nothing yet. */
function unreadFrom(patientId: string, sent: ConversationRow["sent"]): ConversationRow {
  return {
    id: `${patientId}_camille`,
    patientId,
    clinicianId: "camille",
    patientName: "Beatriz Nogueira",
    sent,
    read: { patient: 0, clinician: 0 },
    unreadBy: ["clinician"],
    updatedAt: new Date(start),
    isStored: true,
  };
}

/** Shows that these patients wait, since so many minutes. */
function wait(...minutes: readonly number[]) {
  const visits = minutes.map((ago) => {
    const times = { seenAt: new Date(), expireAt: minutesFromNow(60) };
    return Object.assign(visit({ waitingSince: minutesFromNow(-ago), ...times }), {
      id: `visit-${ago}`,
    });
  });
  act(() => emitVisits({ visits, fresh: true }));
}

/** Shows requests that were made so many minutes ago. */
function request(...minutes: readonly number[]) {
  const rows = minutes.map((ago) => ({
    id: `request-${ago}`,
    appointment: appointment({
      status: "pending",
      startsAt: minutesFromNow(24 * 60),
      createdAt: minutesFromNow(-ago),
    }),
  }));
  act(() => emitRequests(rows));
}

test("counts waiting patients and open requests in the menu and the title, without a name", async () => {
  await open();
  expect(document.title).toBe("Tasks · Salvia");
  wait(3);
  request(1, 2, 4);
  expect(screen.getByRole("link", { name: "Dashboard, 1 patient is waiting" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Calendar, 3 requests to answer" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Tasks" })).toBeTruthy();
  expect(
    screen.getByRole("button", {
      name: "Open the menu, 1 patient is waiting, 3 requests to answer",
    }),
  ).toBeTruthy();
  expect(document.title).toBe("(4) Tasks · Salvia");
  expect(document.body.textContent).not.toContain(visit().patientName);
  wait();
  request();
  expect(screen.getByRole("link", { name: "Dashboard" })).toBeTruthy();
  expect(document.title).toBe("Tasks · Salvia");
});

test("counts, announces, and marks a patient who is left alone in a call", async () => {
  setSoundOn(true);
  const call = { state: "admitted", waitingSince: minutesFromNow(-9) } as const;
  const meet = (aloneSince: Date | null) => {
    const times = { seenAt: new Date(), expireAt: minutesFromNow(60), aloneSince };
    const visits = [{ ...visit({ ...call, ...times }), id: "one" }];
    act(() => emitVisits({ visits, fresh: true }));
  };
  await open();
  meet(null);
  expect(document.title).toBe("Tasks · Salvia");
  expect(screen.getByText("now: inCall")).toBeTruthy();
  meet(minutesFromNow(-1));
  expect(document.title).toBe("(1) Tasks · Salvia");
  expect(screen.getByRole("link", { name: "Dashboard, 1 patient is waiting" })).toBeTruthy();
  expect(screen.getByText("now: alone")).toBeTruthy();
  expect(ringInOneTab).toHaveBeenCalledOnce();
  meet(null);
  expect(document.title).toBe("Tasks · Salvia");
});

test("shows more than nine requests as 9+, and none whose time has passed", async () => {
  await open();
  wait();
  request(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect(screen.getByRole("link", { name: "Calendar, 9+ requests to answer" })).toBeTruthy();
  expect(document.title).toBe("(9+) Tasks · Salvia");
  const past = appointment({ status: "pending", startsAt: minutesFromNow(-1) });
  act(() => emitRequests([{ id: "past", appointment: past }]));
  expect(screen.getByRole("link", { name: "Calendar" })).toBeTruthy();
});

test("counts members who ask to be treated among the requests, and announces a new one", async () => {
  await open();
  const asks = (...daysAgo: readonly number[]) =>
    act(() =>
      emitPending(
        daysAgo.map((days) => {
          const between = { clinicianId: "camille", patientName: "Beatriz Nogueira" };
          const createdAt = minutesFromNow(-days * 24 * 60);
          return newTreatmentRequest({ patientId: `patient-${days}`, ...between }, createdAt);
        }),
      ),
    );
  request(1);
  // One of them has expired.
  asks(31, 2);
  expect(screen.getByRole("link", { name: "Calendar, 2 requests to answer" })).toBeTruthy();
  const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(announced().join("")).toBe("");
  asks(2, 0);
  expect(announced().join("")).toBe("3 requests to answer");
  expect(document.body.textContent).not.toContain("Beatriz");
});

test("counts unread messages of all conversations", async () => {
  await open();
  act(() =>
    emitUnread([
      unreadFrom("beatriz", { patient: 3, clinician: 0 }),
      unreadFrom("rui", { patient: 1, clinician: 2 }),
    ]),
  );
  expect(screen.getByRole("link", { name: "Messages, 4 unread messages" })).toBeTruthy();
  expect(document.title).toBe("(4) Tasks · Salvia");
  act(() => emitUnread([]));
  expect(screen.getByRole("link", { name: "Messages" })).toBeTruthy();
});

test("rings for each arrival if the device is set to, but not for who was there before", async () => {
  setSoundOn(true);
  await open();
  wait(5);
  request(9);
  expect(ringInOneTab).not.toHaveBeenCalled();
  wait(5, 1);
  expect(ringInOneTab).toHaveBeenCalledOnce();
  // A reload of the patient's page takes them off the list for a moment.
  wait(5);
  wait(5, 1);
  expect(ringInOneTab).toHaveBeenCalledOnce();
  request(9, 2);
  expect(ringInOneTab).toHaveBeenCalledTimes(2);
});

test("announces an arrival and stays silent unless the device is set to ring", async () => {
  await open();
  wait(5);
  request();
  const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(announced().join("")).toBe("");
  wait(5, 1);
  request(1);
  expect(announced().join("|")).toBe("2 patients are waiting|1 request to answer");
  expect(ringInOneTab).not.toHaveBeenCalled();
});
