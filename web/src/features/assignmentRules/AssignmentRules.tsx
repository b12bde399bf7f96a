import { workEndpoints } from "@salvia/domain/account/workEndpoints";
import {
  noAssignmentRules,
  type AssignmentRules as StoredRules,
  type AssignmentSettings,
} from "@salvia/domain/account/assignmentRules";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { useId, useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { SubmitButton } from "../../ui/BusyButton.tsx";
import { useToast } from "../../ui/dialogs/ToastProvider.tsx";
import { Section } from "../../ui/Section.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";
import { assignmentRules } from "./assignmentRules.data.ts";
import { CountryRules } from "./CountryRules.tsx";
import { PeopleRules, type PersonLoad } from "./PeopleRules.tsx";

type AssignmentRulesProps = {
  /** All salespeople, with what they have to do. */
  people: readonly PersonLoad[];
};

/** Who gets the leads from the website, live. */
export function AssignmentRules({ people }: AssignmentRulesProps) {
  const live = useLiveQuery("assignmentRules", assignmentRules());
  if (live.status === "loading") return <Loading />;
  if (live.status === "error") return <LoadProblem of={live} />;
  return <RulesForm stored={live.status === "content" ? live.value : null} people={people} />;
}

/** What an administrator changed, and the revision that they saw. */
type Draft = { rev: number; settings: AssignmentSettings };

function RulesForm({ stored, people }: AssignmentRulesProps & { stored: StoredRules | null }) {
  const { t } = useTranslation("assignmentRules");
  const hintId = useId();
  const session = useSession();
  const mutation = useMutation();
  const showToast = useToast();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { rev, settings } = draft ?? { rev: stored?.rev ?? 0, settings: settingsOf(stored) };

  function change(part: Partial<AssignmentSettings>) {
    mutation.forget();
    setDraft({ rev, settings: { ...settings, ...part } });
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isSaved = await mutation.run(async () => {
      await session.ask(workEndpoints.changeAssignmentRules, { rev, settings });
    });
    if (isSaved) showToast("success", t("saved"));
    // A change of another administrator is shown instead of one that cannot be saved any more.
    if (isSaved || stored?.rev !== rev) setDraft(null);
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 820px)", gap: 2.5 }}
    >
      <Section title={t("on.title")}>
        <div>
          <FormControlLabel
            label={t("on.label")}
            control={
              <Switch
                checked={settings.isOn}
                slotProps={{ input: { role: "switch", "aria-describedby": hintId } }}
                onChange={(_event, isOn) => change({ isOn })}
              />
            }
          />
          <FormHelperText id={hintId} sx={{ margin: 0, fontSize: "0.875rem", maxWidth: "60ch" }}>
            {t("on.hint")}
          </FormHelperText>
        </div>
      </Section>
      <PeopleRules
        people={people}
        rules={settings.people}
        onChange={(rules) => change({ people: rules })}
      />
      <CountryRules
        people={people}
        rules={settings.countries}
        onChange={(countries) => change({ countries })}
      />
      <MutationProblem mutation={mutation} />
      <div>
        <SubmitButton busy={mutation.busy} busyLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
      </div>
    </Box>
  );
}

function settingsOf(stored: StoredRules | null): AssignmentSettings {
  if (stored === null) return noAssignmentRules;
  const { isOn, people, countries } = stored;
  return { isOn, people, countries };
}
