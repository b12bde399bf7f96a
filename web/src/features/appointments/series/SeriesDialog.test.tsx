import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { appointment } from "../../../../../seed/appointments.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { useAvailability } from "../data/useAvailability.ts";
import { seriesStates } from "./series.data.ts";
import { SeriesDialog } from "./SeriesDialog.tsx";

vi.mock("../data/useAvailability.ts", () => ({ useAvailability: vi.fn() }));
vi.mock("./series.data.ts", () => ({ seriesStates: vi.fn() }));
vi.mock("../data/appointmentWrites.data.ts", () => ({
  newAppointmentId: () => crypto.randomUUID(),
}));
vi.mock("../useAppointmentMutation.ts", () => ({ attemptMake: vi.fn() }));

test("asks before Escape drops a series of which nothing is booked", async () => {
  const value = usualAvailability("UTC");
  vi.mocked(useAvailability).mockReturnValue({ status: "content", value });
  vi.mocked(seriesStates).mockReturnValue((onValue) => {
    onValue(["free", "free", "free", "free"]);
    return () => {};
  });
  const onClose = vi.fn();
  const { user } = renderInPortal(
    <NamespaceLoader namespaces={["appointments"]}>
      <SeriesDialog
        first={appointment({ startsAt: new Date("2040-11-20T10:00:00Z") })}
        onClose={onClose}
      />
    </NamespaceLoader>,
  );
  await screen.findByRole("dialog", { name: /^Repeat the appointment/ });
  await user.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Discard this series?" });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledOnce();
});
