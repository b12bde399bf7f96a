import { groupAnswer } from "@salvia/domain/site/planGroup";

/** Answers the group size question in place and copies the number into the form. */
export function enhanceGroupCheck(): void {
  const form = document.querySelector<HTMLFormElement>("[data-group-check]");
  const field = form?.querySelector("input");
  if (!form || !field) return;
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = field.validity.valid ? groupAnswer(field.valueAsNumber) : "wrong";
    for (const text of document.querySelectorAll<HTMLElement>("[data-group-answer]")) {
      text.hidden = text.dataset["groupAnswer"] !== answer;
    }
    field.ariaInvalid = answer === "wrong" ? "true" : null;
    const size = document.querySelector<HTMLInputElement>("[data-contact] [name=groupSize]");
    if (size && answer !== "wrong" && answer !== "individual") size.value = field.value;
  });
}
