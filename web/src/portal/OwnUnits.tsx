import type { UnitSystem } from "@salvia/domain/account/unitSystem";
import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { saveUnits } from "../features/settings/settings.data.ts";
import { useOwnUser } from "../features/users/useOwnUser.ts";
import { useAuth } from "../session/useAuth.ts";
import { useToast } from "../ui/dialogs/ToastProvider.tsx";
import { UnitsContext, usualUnits } from "../ui/units/useUnits.ts";

/** Shows all values below it in the units of the user's profile. */
export function OwnUnits({ children }: { children: ReactNode }) {
  const { t } = useTranslation("portal");
  const uid = useAuth().user?.uid ?? "";
  const own = useOwnUser(uid);
  const showToast = useToast();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const stored = own.status === "content" ? own.value.user?.units : undefined;
  const system = chosen ?? stored ?? usualUnits();
  const units = useMemo(() => {
    const choose = async (next: UnitSystem) => {
      setChosen(next);
      try {
        await saveUnits(uid, next);
        // From here on the stored value counts, which another tab may change.
        setChosen(null);
      } catch {
        // The values stay in the chosen units until the page is closed.
        showToast("error", t("units.failed"));
      }
    };
    return { system, choose: (next: UnitSystem) => void choose(next) };
  }, [system, uid, showToast, t]);
  return <UnitsContext value={units}>{children}</UnitsContext>;
}
