import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { brand } from "@salvia/domain/site/brand";
import { typedMemberNumberSchema } from "@salvia/domain/record/patient";
import { homePathOf } from "@salvia/domain/account/role";
import { useRef, useState, type SyntheticEvent } from "react";
import { Trans, useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { tabStorage } from "../../lib/storage.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { CodeForm } from "../../ui/fields/CodeForm.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { policyLinkedKey, type AccountCalls } from "./account.calls.ts";

type PolicyLinkProps = {
  /** The address that will sign in to the policy's account. */
  email: string;
  calls: AccountCalls;
};

/** Links a policy that has another address: by its member number, and a code mailed to that address. */
export function PolicyLink({ email, calls }: PolicyLinkProps) {
  const { t } = useTranslation("account", { keyPrefix: "policy" });
  const mutation = useMutation();
  const [number, setNumber] = useState("");
  const [isMalformed, setIsMalformed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = typedMemberNumberSchema.safeParse(number);
    setIsMalformed(!typed.success);
    if (!typed.success) return field.current?.focus();
    await mutation.run(async () => {
      await calls.requestPolicyCode(typed.data);
      setIsAsked(true);
    });
  }

  if (isAsked) {
    return (
      <NamespaceLoader namespaces={["phone"]}>
        <Box sx={{ maxWidth: 400 }}>
          <CodeForm
            about={t("sent")}
            submitLabel={t("submit")}
            busyLabel={t("linking")}
            check={(code) => calls.linkPolicy(code)}
          >
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              <Trans
                t={t}
                i18nKey="noMail"
                values={{ phone: brand.phone.display }}
                components={{
                  phone: <Link href={brand.phone.href} sx={{ whiteSpace: "nowrap" }} />,
                }}
              />
            </Typography>
            <Button sx={{ justifySelf: "start", marginLeft: -1 }} onClick={() => setIsAsked(false)}>
              {t("again")}
            </Button>
          </CodeForm>
        </Box>
      </NamespaceLoader>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 1.5, marginTop: 1 }}
    >
      <MutationProblem mutation={mutation} />
      <TextField
        label={t("number")}
        value={number}
        onChange={({ target }) => {
          setNumber(target.value);
          setIsMalformed(false);
        }}
        inputRef={field}
        error={isMalformed}
        helperText={t(isMalformed ? "malformed" : "hint")}
        autoComplete="off"
        sx={{ maxWidth: 400 }}
        slotProps={{
          htmlInput: { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false },
        }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("after", { email })}
      </Typography>
      <div>
        <SubmitButton variant="outlined" busy={mutation.busy} busyLabel={t("sending")}>
          {t("send")}
        </SubmitButton>
      </div>
    </Box>
  );
}

/** Shows a person whose policy was just linked what changed, once. */
export function PolicyLinked({ email }: { email: string }) {
  const { t } = useTranslation("account", { keyPrefix: "policy" });
  const [isNew] = useState(() => tabStorage.take(policyLinkedKey) !== null);
  if (!isNew) return null;
  return (
    <Notice severity="success">
      <Typography sx={{ marginBottom: 1 }}>{t("linked", { email })}</Typography>
      <Button variant="outlined" color="inherit" size="small" href={homePathOf("member")}>
        {t("home")}
      </Button>
    </Notice>
  );
}
