import { describe, expect, it } from "vitest";

import { mailDelivery, smtpConfig } from "./mailConfig.ts";

describe("the sending service", () => {
  it("is our function unless the extension is configured", () => {
    expect(mailDelivery({})).toBe("smtp");
    expect(mailDelivery({ MAIL_DELIVERY: "" })).toBe("smtp");
    expect(mailDelivery({ MAIL_DELIVERY: "smtp" })).toBe("smtp");
    expect(mailDelivery({ MAIL_DELIVERY: "extension" })).toBe("extension");
  });

  it("is our function in the emulators, which have no extension", () => {
    expect(mailDelivery({ MAIL_DELIVERY: "extension", FUNCTIONS_EMULATOR: "true" })).toBe("smtp");
  });

  it.each(["both", "SMTP", "none"])("rejects %j", (choice) => {
    expect(() => mailDelivery({ MAIL_DELIVERY: choice })).toThrow("MAIL_DELIVERY must be");
  });
});

describe("the mail server", () => {
  const url = "smtps://user:pass@smtp.example.com:465";

  it("is read from the URL, with encryption required", () => {
    expect(smtpConfig({ SMTP_URL: url })).toEqual({
      url,
      plain: false,
      from: { name: "Salvia", address: "hello@salvia.example" },
    });
    expect(smtpConfig({ SMTP_URL: "smtp://smtp.example.com:587" }).plain).toBe(false);
  });

  it.each(["smtp://localhost:5025", "smtp://127.0.0.1:5025?socketTimeout=3000", "smtp://[::1]:25"])(
    "may be %s without encryption",
    (local) => {
      expect(smtpConfig({ SMTP_URL: local, FUNCTIONS_EMULATOR: "true" }).plain).toBe(true);
    },
  );

  it.each(["smtp.example.com", "https://smtp.example.com", "smtp:", "smtps://"])(
    "rejects %j",
    (given) => {
      expect(() => smtpConfig({ SMTP_URL: given })).toThrow("SMTP_URL must be a URL");
    },
  );

  it.each([undefined, ""])("names the command that sets it, given %j", (given) => {
    expect(() => smtpConfig({ SMTP_URL: given })).toThrow("functions:secrets:set SMTP_URL");
  });

  it("appears in an error without its password", () => {
    expect(() => smtpConfig({ SMTP_URL: "http://user:secret@smtp.example.com" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("secret") }),
    );
  });

  it("is on this machine in the emulators", () => {
    expect(() => smtpConfig({ SMTP_URL: url, FUNCTIONS_EMULATOR: "true" })).toThrow(
      "on this machine",
    );
  });
});

describe("the sender", () => {
  it.each([
    ["Salud y Más <no-reply@salud.example>", "Salud y Más", "no-reply@salud.example"],
    ['"Salud, S.A." <no-reply@salud.example>', "Salud, S.A.", "no-reply@salud.example"],
    ["no-reply@salud.example", "", "no-reply@salud.example"],
    [" <no-reply@salud.example> ", "", "no-reply@salud.example"],
  ])("parses %s", (from, name, address) => {
    expect(sender(from)).toEqual({ name, address });
  });

  it.each(["Salvia", "Salvia <>", "a@b.example, c@d.example", "A\r\nBcc: x <a@b.example>"])(
    "rejects %j",
    (from) => {
      expect(() => sender(from)).toThrow("MAIL_FROM must be a sender");
    },
  );
});

function sender(from: string) {
  return smtpConfig({ SMTP_URL: "smtps://smtp.example.com", MAIL_FROM: from }).from;
}
