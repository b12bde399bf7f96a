import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../firebase/clientError.ts";
import type { SecondFactorRequest } from "../session/secondFactor/secondFactorRequest.ts";
import { CodeForm } from "../ui/fields/CodeForm.tsx";

interface SignInCodeProps {
  /** Says where the code comes from. */
  about: string;
  request: SecondFactorRequest;
  check: (code: string) => Promise<void>;
  /** Called with true while a code is checked. */
  onBusy: (busy: boolean) => void;
  /** Shown below the button. */
  children?: ReactNode;
}

/** Asks for the code of a second factor and signs in. */
export function SignInCode({ about, request, check, onBusy, children }: SignInCodeProps) {
  const { t } = useTranslation(["secondFactor", "phone"]);
  return (
    <CodeForm
      about={about}
      submitLabel={t("submit")}
      busyLabel={t("phone:code.checking")}
      check={async (code) => {
        try {
          await check(code);
          request.end("signed-in");
        } catch (error) {
          const failure = failureOf(error);
          if (failure.code !== "second-factor-expired") return failure;
          request.fail(error);
        }
        return null;
      }}
      onBusy={onBusy}
    >
      {children}
    </CodeForm>
  );
}
