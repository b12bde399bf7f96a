import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { button, country, number, renderPhoneSignIn } from "../../testing/renderPhoneSignIn.tsx";

describe("the number", () => {
  test("is requested for the likely country, and the heading explains the purpose", async () => {
    const { title } = await renderPhoneSignIn();
    expect(document.activeElement).toBe(title);
    expect(country().selectedOptions[0]?.text).toBe("Spain (+34)");
    expect(number().type).toBe("tel");
    expect(number().autocomplete).toBe("tel");
  });

  test("receives the code in E.164, with the message in the language of the page", async () => {
    const { user, messages } = await renderPhoneSignIn();
    await user.type(number(), "612345678");
    expect(number().value).toBe("612 34 56 78");
    await user.click(button("Send code"));
    expect(messages).toMatchObject([{ phone: "+34612345678", language: "en" }]);
    expect(button("Sending code…").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Sending code…"));
    expect(messages).toHaveLength(1);
  });

  test("is read in the chosen country", async () => {
    const { user, messages } = await renderPhoneSignIn();
    await user.selectOptions(country(), screen.getAllByText("Portugal (+351)")[0] ?? "");
    await user.type(number(), "912345678{Enter}");
    expect(messages).toMatchObject([{ phone: "+351912345678" }]);
  });

  test("sets the country if pasted with its country code", async () => {
    const { user } = await renderPhoneSignIn();
    await user.click(number());
    await user.paste("+33 6 12 34 56 78");
    expect(country().value).toBe("FR");
    expect(number().value).toBe("06 12 34 56 78");
  });

  test.each([
    ["{Enter}", "Enter your phone number."],
    ["612{Enter}", "This does not look like a phone number of the chosen country. Check both."],
  ])("is not used if invalid: %s", async (keys, sentence) => {
    const { user, messages } = await renderPhoneSignIn();
    await user.type(number(), keys);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe(sentence);
    expect(document.activeElement).toBe(alert);
    expect(number().getAttribute("aria-invalid")).toBe("true");
    expect(number().getAttribute("aria-describedby")).toBe(alert.id);
    expect(messages).toHaveLength(0);
    await user.type(number(), "6");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test.each([
    ["too-many-attempts", "Too many attempts. Wait a few minutes, then try again."],
    [
      "captcha-failed",
      "We couldn’t confirm that you’re not a robot. Try again or sign in another way.",
    ],
    ["phone-not-served", "We can’t send messages to this country yet. Sign in another way."],
  ] as const)("is kept if no message can be sent: %s", async (failure, sentence) => {
    const { user, settle } = await renderPhoneSignIn();
    await user.type(number(), "612345678{Enter}");
    settle({ code: failure, id: null });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(sentence);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(number().value).toBe("612 34 56 78");
    expect(button("Send code")).toBeDefined();
  });

  test("can be canceled while a captcha is waiting to be solved", async () => {
    const { user, messages, settle } = await renderPhoneSignIn();
    await user.type(number(), "612345678{Enter}");
    await user.click(button("Cancel"));
    expect(messages[0]?.signal.aborted).toBe(true);
    expect(button("Send code")).toBeDefined();
    await act(async () => settle());
    expect(number().value).toBe("612 34 56 78");
  });

  test("can be left for the other sign-in methods", async () => {
    const { user, onBack, messages, unmount } = await renderPhoneSignIn();
    await user.click(button("Other ways to sign in"));
    expect(onBack).toHaveBeenCalledOnce();
    await user.type(number(), "612345678{Enter}");
    unmount();
    expect(messages[0]?.signal.aborted).toBe(true);
  });
});
