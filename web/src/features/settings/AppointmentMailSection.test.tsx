import { cleanup, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { AppointmentMailSection } from "./AppointmentMailSection.tsx";
import { saveAppointmentMails } from "./settings.data.ts";

vi.mock("./settings.data.ts", () => ({ saveAppointmentMails: vi.fn() }));

beforeEach(() => {
  vi.mocked(saveAppointmentMails).mockReset();
  vi.mocked(saveAppointmentMails).mockResolvedValue();
});

afterEach(cleanup);

const choice = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Appointments" });

test("saves the change at once, and then follows what is stored", async () => {
  const { user } = renderInPortal(<AppointmentMailSection uid="ana" wanted />);
  expect((await choice()).checked).toBe(true);
  await user.click(await choice());
  expect(saveAppointmentMails).toHaveBeenCalledExactlyOnceWith("ana", false);
  expect((await screen.findByRole("status")).textContent).toBe("Profile updated successfully");
});

test("shows what is still stored after a failure, and says so", async () => {
  vi.mocked(saveAppointmentMails).mockRejectedValue(new FirebaseError("permission-denied", "No."));
  const { user } = renderInPortal(<AppointmentMailSection uid="ana" wanted={false} />);
  await user.click(await choice());
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect((await choice()).checked).toBe(false);
});
