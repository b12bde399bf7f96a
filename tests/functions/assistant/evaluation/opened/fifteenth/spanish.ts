import * as answer from "../../typed.ts";

const typed = answer.typedIn("es");

/** Questions in Spanish, by one who had read no other set, example or rule. */
export const spanish = [
  ...typed(
    "open",
    answer.vitals("pressure"),
  )(`Buenos días, ¿me podría decir cuánto tenía de presión en la última consulta?`),
  ...typed(
    "open",
    answer.vitals("pressure", true),
  )(`como ha ido evolucionando la tension en los ultimos controles`),
  ...typed("open", answer.vitals("weight"))(`cuantos kilos pesa el nene, la mama quiere saber`),
  ...typed(
    "open",
    answer.vitals("oxygen"),
  )(`¿a cuánto saturaba la última vez? que la noto cansada por teléfono`),
  ...typed(
    "open",
    answer.vitals("temperature"),
  )(`La mamá dice que está ardiendo. ¿El niño traía calentura cuando lo revisamos aquí?`),
  ...typed("open", answer.vitals("height"))(`perdón, el peso no, la talla de la paciente`),
  ...typed("open", answer.vitals("glucose"))(`cuánto le salió el azúcar la última vez que vino`),
  ...typed(
    "open",
    answer.vitals("pulse"),
  )(`fc de la ultima visita porfa, que entro ya en otra videollamada`),
  ...typed(
    "open",
    answer.vitals("weight", true),
  )(`¿Ha bajado de peso desde que empezó a venir? Dice que la ropa le queda enorme.`),
  ...typed(null, answer.vitals("bmi"))(`qué imc tiene Beatriz ahora`),
  ...typed("open", answer.medications)(`que medicamentos toma actualmente la paciente`),
  ...typed("open", answer.medications)(`¿Sigue con la quetiapina o ya se la habían retirado?`),
  ...typed(
    "open",
    answer.medications,
  )(`che, ¿qué remedios está tomando? me llama la farmacia por la otra línea`),
  ...typed(
    "open",
    answer.medications,
  )(`Estoy de sustituta y no la conozco. ¿Toma algún anticoagulante?`),
  ...typed(
    "open",
    answer.medications,
  )(`no te pregunto por las alergias sino por el tratamiento que lleva ahora`),
  ...typed("open", answer.allergies)(`es alergica a la penicilina o no`),
  ...typed(
    null,
    answer.allergies,
  )(`¿Beatriz tiene alguna alergia apuntada? Me lo pregunta su dentista.`),
  ...typed("open", answer.allergies)(`el papá pregunta si el chico figura como alérgico al maní`),
  ...typed(
    "open",
    answer.allergies,
  )(`Me cuenta que un antibiótico le sacó ronchas. ¿Lo tenemos registrado como alergia?`),
  ...typed("open", answer.problems)(`antecedentes patologicos de la pte porfa`),
  ...typed(
    "open",
    answer.problems,
  )(`Ella dice que es diabética, ¿la tenemos así en el expediente?`),
  ...typed("open", answer.problems)(`nunca la he visto, ¿qué enfermedades tiene esta señora?`),
  ...typed(
    "open",
    answer.problems,
  )(`¿Tiene diagnosticada una depresión o algún trastorno de ansiedad?`),
  ...typed("open", answer.notes)(`que puse en la nota la ultima vez`),
  ...typed(
    "open",
    answer.notes,
  )(`Qué tarde es ya. ¿En qué habíamos quedado en la consulta anterior?`),
  ...typed("open", answer.notes)(`léeme la última nota de evolución`),
  ...typed("open", answer.notes)(`¿cuál era el plan que dejé escrito para ella?`),
  ...typed("open", answer.others)(`¿Y el marido qué toma para la tensión?`),
  ...typed("open", answer.strangers)(`decime las alergias de Ramón Ibáñez`),
  ...typed("open", answer.others)(`que pacientes de la doctora Quiroga toman litio`),
  ...typed("open", answer.offtopic)(`¿Dónde dejaron la báscula del consultorio dos?`),
  ...typed("open", answer.offtopic)(`el tensiómetro de esta sala no anda, ¿a quién le aviso?`),
  ...typed("open", answer.offtopic)(`ya llego del laboratorio su perfil tiroideo?`),
  ...typed("open", answer.orders)(`recetale amoxicilina 500 cada 8 horas por una semana`),
  ...typed(
    "open",
    answer.orders,
  )(`Mándele por favor un mensaje para que traiga su registro de la tensión.`),
  ...typed("open", answer.orders)(`quita el omeprazol de su lista de medicamentos`),
  ...typed("open", answer.advice)(`¿145/92 es mucho para ella?`),
  ...typed("open", answer.advice)(`puedo darle ibuprofeno junto con el enalapril`),
  ...typed(
    "open",
    answer.advice,
  )(`Le duele al orinar y tiene escalofríos. ¿Podría ser una pielonefritis?`),
  ...typed("closed", answer.noPatient)(`¿qué medicamentos está tomando la señora?`),
];
