import { useState } from "react";
import { useTranslation } from "react-i18next";

import { isOwnDevice, markOwnDevice } from "../../lib/ownDevice.ts";
import { Choice } from "../../ui/Choice.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Section } from "../../ui/Section.tsx";
import { registerSalesWorker, unregisterSalesWorker } from "./salesWorker.ts";
import { useOpensOffline } from "./useOpensOffline.ts";

type OwnDeviceSectionProps = {
  uid: string;
  /** How many things have not reached the server yet: the choice waits for them. */
  unsent: number;
};

/** Lets a user mark this device as their own, and says what that means. */
export function OwnDeviceSection({ uid, unsent }: OwnDeviceSectionProps) {
  const { t } = useTranslation("ownDevice");
  const [own, setOwn] = useState(() => isOwnDevice(uid));
  const [changing, setChanging] = useState(false);
  const opens = useOpensOffline();

  async function change(next: boolean) {
    setOwn(next);
    setChanging(true);
    markOwnDevice(uid, next);
    if (next) {
      // The browser may say no; it then makes room here first where the disk is full.
      void navigator.storage.persist();
      await registerSalesWorker();
    } else {
      await unregisterSalesWorker();
    }
    // A document's Firestore has its cache from beginning to end; the next one drops what this one kept.
    location.reload();
  }

  return (
    <Section title={t("title")} lead={t("lead")}>
      <Choice
        name={t("own")}
        hint={t("ownHint")}
        checked={own}
        disabled={changing || unsent > 0}
        onChange={(next) => void change(next)}
      />
      {own && !changing ? (
        <Notice severity={opens ? "success" : "info"}>{t(opens ? "ready" : "preparing")}</Notice>
      ) : null}
      {unsent > 0 ? <Notice severity="info">{t("unsent", { count: unsent })}</Notice> : null}
    </Section>
  );
}
