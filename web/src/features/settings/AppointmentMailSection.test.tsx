import { screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AppointmentMailSection } from "./AppointmentMailSection.tsx";
import { saveAppointmentSetting } from "./settings.data.ts";

vi.mock("./settings.data.ts", () => ({ saveAppointmentSetting: vi.fn() }));

beforeEach(() => {
  vi.mocked(saveAppointmentSetting).mockReset();
  vi.mocked(saveAppointmentSetting).mockResolvedValue();
});

const choice = () =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: "Changes to appointments" });

test("saves the change at once, and then follows what is stored", async () => {
  const { user } = renderInPortal(<AppointmentMailSection uid="ana" notifications={{}} />);
  expect((await choice()).checked).toBe(true);
  await user.click(await choice());
  expect(saveAppointmentSetting).toHaveBeenCalledExactlyOnceWith("ana", "appointments", false);
  expect((await screen.findByRole("status")).textContent).toBe("Profile updated successfully");
});

test("shows what is still stored after a failure, and says so", async () => {
  vi.mocked(saveAppointmentSetting).mockRejectedValue(
    new FirebaseError("permission-denied", "No."),
  );
  const { user } = renderInPortal(
    <AppointmentMailSection uid="ana" notifications={{ appointments: false }} />,
  );
  await user.click(await choice());
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect((await choice()).checked).toBe(false);
});

test("turns off reminders on their own", async () => {
  const { user } = renderInPortal(<AppointmentMailSection uid="ana" notifications={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Reminders of appointments" }));
  expect(saveAppointmentSetting).toHaveBeenCalledExactlyOnceWith(
    "ana",
    "appointmentReminders",
    false,
  );
  expect((await choice()).checked).toBe(true);
});
