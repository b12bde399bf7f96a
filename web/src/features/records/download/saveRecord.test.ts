import type { Patient } from "@salvia/domain/record/patient";
import { beforeEach, expect, test, vi } from "vitest";

const { download, staffName, readEntries, readPatient, logExport } = vi.hoisted(() => ({
  readPatient: vi.fn<() => Promise<Patient>>(),
  logExport: vi.fn<() => Promise<void>>(),
  download: vi.fn<(file: Blob, name: string) => void>(),
  staffName: vi.fn<(uid: string) => Promise<string | null>>(),
  readEntries: vi.fn<() => Promise<object>>(),
}));

vi.mock("../../../lib/download.ts", () => ({ download }));
vi.mock("../../../firebase/staffEntry.ts", () => ({ staffName }));
vi.mock("./wholeRecord.data.ts", () => ({ logExport, readEntries, readPatient }));

const { exportRecord, saveRecord } = await import("./saveRecord.ts");

const patient: Patient = {
  name: "Beatriz Nogueira",
  birthDate: "1984-02-29",
  sex: "female",
  language: "pt",
  memberNumber: null,
  phone: null,
  clinicians: ["camille"],
};

const at = new Date("2026-11-20T09:30:00Z");

function note(id: string, clinicianId: string, text: string) {
  const fields = { appointmentId: "visit", status: "signed", addendumTo: null, rev: 1 };
  return { ...fields, id, clinicianId, text, createdAt: at, updatedAt: at, signedAt: at };
}

beforeEach(() => {
  readEntries.mockResolvedValue({
    allergies: [],
    problems: [],
    vitals: [],
    medications: [],
    notes: [note("n1", "camille", "Ânimo 🌿".repeat(10_000)), note("n2", "former", "Well.")],
  });
  staffName.mockImplementation((uid) =>
    uid === "camille" ? Promise.resolve("Camille Laurent") : Promise.reject(new Error("denied")),
  );
});

test("saves long notes in any script, and knows a former clinician only by id", async () => {
  await saveRecord("beatriz", patient, "my-record");
  const [file, name] = download.mock.calls[0] ?? [];
  expect(name).toBe("my-record.json");
  const { entry } = JSON.parse((await file?.text()) ?? "{}");
  const [first, second] = entry.slice(1).map(Object).map(resourceOf);
  expect(first.author).toEqual([{ display: "Camille Laurent" }]);
  expect(second.author).toEqual([{ identifier: { value: "former" } }]);
  const bytes = Buffer.from(first.content[0].attachment.data, "base64");
  expect(bytes.toString("utf8")).toBe("Ânimo 🌿".repeat(10_000));
});

test("saves nothing if a part can't be read", async () => {
  readEntries.mockRejectedValue(new Error("unavailable"));
  await expect(saveRecord("beatriz", patient, "my-record")).rejects.toThrow("unavailable");
  expect(download).not.toHaveBeenCalled();
});

test("exports a clinician's open record only once the audit log says so", async () => {
  const access = { patientId: "beatriz", appointmentId: "visit", clinicianId: "camille" };
  readPatient.mockResolvedValue(patient);
  logExport.mockRejectedValueOnce(new Error("closed"));
  await expect(exportRecord(access, "record")).rejects.toThrow("closed");
  expect(readEntries).not.toHaveBeenCalled();
  expect(download).not.toHaveBeenCalled();
  await exportRecord(access, "record");
  expect(logExport).toHaveBeenLastCalledWith(access);
  expect(download).toHaveBeenCalledOnce();
});

function resourceOf({ resource }: { resource: unknown }) {
  return Object(resource);
}
