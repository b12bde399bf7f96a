import { useState, useEffect } from "react";
import { useTranslation } from "react-i18next";

import { reloadPage } from "../../lib/navigate.ts";
import { isOwnDevice, markOwnDevice } from "../../lib/ownDevice.ts";
import { Choice } from "../../ui/fields/Choice.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { Section } from "../../ui/Section.tsx";
import { registerSalesWorker, unregisterSalesWorker } from "./salesWorker.ts";

type OwnDeviceSectionProps = {
  uid: string;
  /**
   * The number of writes that have not reached the server; the choice is disabled until it is zero.
   */
  unsent: number;
};

/** Lets users mark this device as their own and explains what that means. */
export function OwnDeviceSection({ uid, unsent }: OwnDeviceSectionProps) {
  const { t } = useTranslation("ownDevice");
  const [own, setOwn] = useState(() => isOwnDevice(uid));
  const [changing, setChanging] = useState(false);
  const opens = useOpensOffline();

  async function change(next: boolean) {
    setOwn(next);
    setChanging(true);
    markOwnDevice(uid, next);
    // The browser may refuse; it may then evict this site's data when the disk is full.
    if (next) void navigator.storage?.persist();
    await Promise.race([next ? registerSalesWorker() : unregisterSalesWorker(), tooLong()]);
    // A document cannot change its Firestore cache; the next document deletes what this one has
    // stored.
    reloadPage();
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

/** The browser's storage of files may never answer. */
function tooLong() {
  return new Promise((resolve) => setTimeout(resolve, 5_000));
}

/** Whether the sales area can open offline, that is, whether all its files are stored. */
function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    let current = true;
    async function wait() {
      // Settles once a worker has stored all files; otherwise never.
      await navigator.serviceWorker?.ready;
      if (current) setOpens("serviceWorker" in navigator);
    }
    void wait();
    return () => {
      current = false;
    };
  }, []);
  return opens;
}
