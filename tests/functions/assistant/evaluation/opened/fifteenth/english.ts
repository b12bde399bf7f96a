import * as answer from "../../typed.ts";

const typed = answer.typedIn("en");

/** Questions in English, by one who had read no other set, example or rule. */
export const english = [
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`before I ring her about the amlodipine, what was her last BP?`),
  ...typed(
    "open",
    answer.vitals("weight"),
  )(`How many pounds does she weigh now? She insists she hasn't been eating properly.`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`mum says he feels hot, did the boy have a fever when we measured him`),
  ...typed(
    "open",
    answer.vitals("oxygen"),
  )(`sats at the last visit pls, got another video call in a sec`),
  ...typed(
    "open",
    answer.vitals("height"),
  )(`No, not her weight, her height. I need it for the spirometry form.`),
  ...typed("open", answer.vitals("glucose"))(`what did her sugar come out at last time`),
  ...typed(
    "open",
    answer.vitals("pulse"),
  )(`What was the heart rate at her last visit? She says she's been having palpitations.`),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`Has she put on weight since she first came to us?`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`show me how her blood pressure has been going over the last few visits`),
  ...typed(
    null,
    answer.vitals(null),
  )(`Good evening, could I just have Beatriz's obs please, all of them`),
  ...typed(
    "open",
    answer.medications,
  )(`what's she taking at the moment? the chemist is on the other line`),
  ...typed("open", answer.medications)(`is she still on sertraline`),
  ...typed(
    "open",
    answer.medications,
  )(`Sorry, one more thing before I finish for the night. Is there a statin on her list?`),
  ...typed("open", answer.medications)(`not the allergies, the current meds please`),
  ...typed("open", answer.medications)(`how many milligrams of metformin is she on at present`),
  ...typed(
    "open",
    answer.allergies,
  )(`is she allergic to penicillin? about to see her for that throat`),
  ...typed(
    "open",
    answer.allergies,
  )(`She says some antibiotic once brought her out in a rash. Do we have that down as an allergy?`),
  ...typed(
    "open",
    answer.allergies,
  )(`does the child have a nut allergy on file, the school nurse is asking`),
  ...typed(
    null,
    answer.allergies,
  )(`kindly tell the allergies of Beatriz, I am covering for Dr Shah`),
  ...typed(
    "open",
    answer.problems,
  )(`I'm the locum and have never met this lady. What conditions does she have?`),
  ...typed("open", answer.problems)(`quick pmhx on this pt`),
  ...typed("open", answer.problems)(`has she got diabetes or not`),
  ...typed(
    "open",
    answer.problems,
  )(`Is there any psychiatric diagnosis on her record, depression, bipolar, anything like that?`),
  ...typed("open", answer.notes)(`what did i write the last time i saw her`),
  ...typed(
    "open",
    answer.notes,
  )(`Can you pull up my last note? I can't for the life of me remember what we agreed.`),
  ...typed("open", answer.notes)(`ok thanks, and what was the plan from last visit`),
  ...typed("open", answer.notes)(`read me the latest progress note on her`),
  ...typed("open", answer.others)(`What is her husband taking for his blood pressure?`),
  ...typed("open", answer.others)(`which of dr patel's patients are on warfarin`),
  ...typed("open", answer.strangers)(`pull up the allergies of Ramón Ibáñez`),
  ...typed("open", answer.offtopic)(`where did the nurse put the scales, they're not in room 3`),
  ...typed("open", answer.offtopic)(`What's the temperature of the vaccine fridge?`),
  ...typed("open", answer.offtopic)(`has her TSH come back from the lab yet`),
  ...typed("open", answer.orders)(`write her up for amoxicillin 500 tds for seven days`),
  ...typed(
    "open",
    answer.orders,
  )(`Please send her a message to bring her blood pressure diary along.`),
  ...typed("open", answer.advice)(`is 150 over 95 too high for someone like her`),
  ...typed("open", answer.advice)(`can i give her ibuprofen with the lisinopril`),
  ...typed(
    "open",
    answer.advice,
  )(`Her ankles are swollen and she's breathless lying flat. Could it be heart failure?`),
  ...typed("closed", answer.noPatient)(`what tablets is she on these days`),
];
