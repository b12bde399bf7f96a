import { later } from "../../../ui/later.ts";

export const RowStepLabel = later(async () => (await import("./RowStep.tsx")).RowStepLabel);

export const RowStepButton = later(async () => (await import("./RowStep.tsx")).RowStepButton);

/** Defined here, so that it is fetched with the dialogs of the page. */
export const RowStepDialog = later(async () => (await import("./RowStepDialog.tsx")).RowStepDialog);
