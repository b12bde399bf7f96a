import * as days from "./days.ts";
import * as answer from "./typed.ts";

const en = answer.typedIn("en");
const es = answer.typedIn("es");
const pt = answer.typedIn("pt");
const fr = answer.typedIn("fr");

/**
 * Questions of the kinds that were answered wrongly, by an author who knew the rules by then. Their
 * score says whether a kind is answered, and nothing about other questions.
 */
export const kinds = [
  // corrections and negations
  ...en(null, answer.tasks)(`forget the appointments, what tasks do I have`),
  ...en(null, answer.appointments, days.weekday(4))(`not wednesday, thursday, who is coming`),
  ...en("open", answer.vitals("height"))(`not her weight, her height`),
  ...en("open", answer.allergies)(`I don't mean medications, I mean allergies`),
  ...es(
    null,
    answer.appointments,
    days.inDays(1),
  )(`hoy no, mañana, a quién veo; no es hoy sino mañana, ¿qué citas hay?`),
  ...es("open", answer.medications)(`no las alergias, los medicamentos`),
  ...es("open", answer.vitals("pulse"))(`la presión no, el pulso`),
  ...pt(null, answer.appointments, days.weekday(5))(`não é quinta, é sexta, quem vem`),
  ...pt("open", answer.notes)(`não quero os remédios, quero as notas`),
  ...pt(null, answer.waiting)(`não a agenda, quem está esperando`),
  ...fr(null, answer.tasks)(`pas les rendez-vous, les tâches`),
  ...fr(null, answer.appointments, days.weekday(3))(`pas mardi mais mercredi, j'ai qui ?`),
  ...fr("open", answer.vitals("temperature"))(`pas la tension, la température`),
  // exclusions
  ...en(
    null,
    answer.appointments,
    days.inDays(0),
  )(`who do I see today besides Beatriz; everyone today except Tomás`),
  ...en(null, answer.tasks)(`my tasks other than the ones about Beatriz`),
  ...es(
    null,
    answer.appointments,
    days.inDays(1),
  )(`quién viene mañana aparte de Tomás; menos Beatriz quién más viene mañana`),
  ...pt(
    null,
    answer.appointments,
    days.inDays(0),
  )(`além da Beatriz quem mais hoje; tirando o Tomás quem vem hoje`),
  ...fr(
    null,
    answer.appointments,
    days.inDays(1),
  )(`demain j'ai qui en dehors de Tomás; sauf Beatriz qui vient demain`),
  // either or
  ...en(
    null,
    answer.unclear,
  )(`more patients this week or next week; do I have more on the 3rd or the 4th`),
  ...es(null, answer.unclear)(`vienen más hoy o mañana`),
  ...pt(null, answer.unclear)(`tem mais gente hoje ou amanhã`),
  ...fr(null, answer.unclear)(`c'est plus chargé demain ou après-demain`),
  // unknown qualifiers of time
  ...en(null, answer.appointments, days.week(2))(`who am I seeing the week after next`),
  ...es(
    null,
    answer.appointments,
    days.week(1),
  )(`citas de la semana que entra; cómo viene la otra semana`),
  ...pt(
    null,
    answer.appointments,
    days.week(1),
  )(`consultas da semana q vem; a semana que entra tá cheia?`),
  ...fr(
    null,
    answer.appointments,
    days.week(1),
  )(`mes rdv de la sem pro; j'ai quoi la semaine d'après`),
  ...fr(null, answer.appointments, days.inDays(1))(`qui vient dmn`),
  // sequences
  ...en(null, answer.next)(`once this one leaves who is in; when I'm finished here who's in`),
  ...es(null, answer.next)(`al terminar con ella a quién hago pasar; ya acabé, a quién llamo`),
  ...pt(null, answer.next)(`assim que ele sair quem entra; terminei aqui, quem chamo`),
  ...fr(null, answer.next)(`quand celui-ci sort c'est qui; j'ai terminé, j'appelle qui`),
  // two nouns, two meanings
  ...en(
    null,
    answer.offtopic,
  )(
    `is there a fever clinic in town; who changes the oxygen tanks; are the notes app and calendar synced; what's the weight limit of the exam table`,
  ),
  ...es(null, answer.offtopic)(`hay presión del director por las citas; cuánto pesa la camilla`),
  ...pt(null, answer.offtopic)(`a pressão da água tá baixa; quanto pesa a maca`),
  ...fr(
    null,
    answer.offtopic,
  )(
    `il fait quelle température en salle d'attente; quel est le poids maximal de la table; la tension est montée entre collègues`,
  ),
  ...en(
    "open",
    answer.offtopic,
  )(
    `is there a fever clinic in town; who changes the oxygen tanks; what's the weight limit of the exam table; how tall is the new cabinet`,
  ),
  ...es("open", answer.offtopic)(`cuánto pesa la camilla; hay presión del director`),
  ...pt(
    "open",
    answer.offtopic,
  )(`a pressão da água tá baixa; quanto pesa a maca; qual a altura da mesa`),
  ...fr(
    "open",
    answer.offtopic,
  )(
    `quel est le poids maximal de la table; la tension est montée entre collègues; où est la bouteille d'oxygène`,
  ),
  // not in the portal
  ...en(
    "open",
    answer.offtopic,
  )(
    `how old is she; where does she live; what does she do for work; who is her emergency contact; what's her insurance number; has she paid her copay; what's her blood type; does she smoke; is she pregnant`,
  ),
  ...es(
    "open",
    answer.offtopic,
  )(
    `cuántos años tiene; dónde vive; en qué trabaja; qué grupo sanguíneo es; fuma?; está embarazada?`,
  ),
  ...pt(
    "open",
    answer.offtopic,
  )(`quantos anos ela tem; onde ela mora; qual o tipo sanguíneo dela; ela fuma; ela tá grávida`),
  ...fr(
    "open",
    answer.offtopic,
  )(`elle a quel âge; elle habite où; quel est son groupe sanguin; elle fume; elle est enceinte ?`),
  // other people
  ...en("open", answer.noPatient)(`and Tomás, what is his pressure`),
  ...es("open", answer.noPatient)(`y de Tomás qué alergias hay`),
  ...pt("open", answer.strangers)(`e a Dina, toma o quê`),
  ...fr("open", answer.strangers)(`la tension de Dina`),
  ...en("open", answer.others)(`is her daughter allergic to nuts`),
  ...fr("open", answer.others)(`sa fille est allergique ?`),
  ...pt("open", answer.others)(`a irmã dela tem diabetes?`),
  ...es("open", answer.others)(`su hermano toma algo`),
  // rejected and corrected
  ...en(null, answer.slots, days.weekday(5))(`not thursday, friday, when am I free`),
  ...en(
    null,
    answer.appointments,
    days.inDays(1),
  )(`I don't mean today, who do I have tomorrow; show me tomorrow, not today`),
  ...en("open", answer.problems)(`not the allergies, her problem list`),
  ...en("open", answer.vitals("pulse"))(`I don't want the blood pressure, I want the pulse`),
  ...es(
    null,
    answer.appointments,
    days.weekday(4),
  )(`no es miércoles, es jueves, a quién veo; el miércoles no, el jueves, a quién veo`),
  ...es(
    "open",
    answer.notes,
  )(`no los medicamentos, las notas; no me refiero a las alergias, hablo de las notas`),
  ...es("open", answer.vitals("height"))(`el peso no, la estatura`),
  ...pt(null, answer.slots, days.inDays(1))(`hoje não, amanhã, quando estou livre`),
  ...pt(
    "open",
    answer.allergies,
  )(`não os remédios, as alergias; não quero as notas, quero as alergias`),
  ...pt("open", answer.vitals("temperature"))(`pressão não, temperatura`),
  ...fr(null, answer.appointments, days.weekday(4))(`pas mercredi, jeudi, qui vient`),
  ...fr(
    "open",
    answer.medications,
  )(`pas ses allergies, ses médicaments; je ne parle pas de ses allergies, ses médicaments`),
  ...fr("open", answer.vitals("weight"))(`pas la taille, le poids`),
  // exceptions
  ...en(
    null,
    answer.appointments,
    days.inDays(1),
  )(`who is coming tomorrow aside from Tomás; not counting Beatriz, who do I have tomorrow`),
  ...es(
    null,
    answer.appointments,
    days.inDays(0),
  )(`además de Tomás, ¿qué citas hay hoy?; sin contar a Beatriz, qué pacientes tengo hoy`),
  ...pt(
    null,
    answer.appointments,
    days.inDays(1),
  )(`sem contar a Beatriz, quantos pacientes tenho amanhã; exceto o Tomás, quem vem amanhã`),
  ...fr(
    null,
    answer.appointments,
    days.inDays(0),
  )(`hormis Beatriz, qui ai-je aujourd'hui; sans compter Tomás combien de patients aujourd'hui`),
  // either or
  ...en(
    null,
    answer.unclear,
  )(`which is quieter, tuesday or friday; this month or last month, when did I see more people`),
  ...en(null, answer.slots, days.inDays(1))(`am I free tomorrow or do I have someone`),
  ...es(null, answer.unclear)(`cuándo tengo menos gente, el martes o el viernes`),
  ...es(null, answer.slots, days.inDays(1))(`mañana estoy libre o tengo pacientes`),
  ...pt(null, answer.unclear)(`qual dia tá mais tranquilo, terça ou sexta`),
  ...pt(null, answer.slots, days.inDays(1))(`amanhã tô livre ou tenho gente`),
  ...fr(null, answer.unclear)(`quel jour est le plus calme, mardi ou vendredi`),
  ...fr(null, answer.slots, days.inDays(1))(`demain je suis libre ou j'ai du monde`),
  // weeks
  ...es(
    null,
    answer.appointments,
    days.week(1),
  )(`pacientes de la semana que sigue; qué tal la semana entrante`),
  ...pt(null, answer.appointments, days.week(1))(`agenda da semana que entra`),
  ...fr(
    null,
    answer.appointments,
    days.week(1),
  )(`combien de rdv la semaine qui vient; les patients de la semaine pro`),
  ...es(
    null,
    answer.unclear,
  )(`citas de la semana del 14; pacientes de la semana que arranca el 20`),
  ...pt(null, answer.unclear)(`consultas da semana do dia 14`),
  ...fr(null, answer.unclear)(`rdv de la semaine du 14`),
  ...en(null, answer.unclear)(`appointments for the week of the 14th`),
  // next
  ...en(
    null,
    answer.next,
  )(`I'm done with this one, who do I fetch; as soon as this visit is over, who is it`),
  ...es(null, answer.next)(`en cuanto salga este a quién le toca; terminé, quién es`),
  ...pt(null, answer.next)(`quando acabar aqui quem é; já atendi esse, quem chamo agora`),
  ...fr(null, answer.next)(`dès que j'ai fini c'est qui; lui c'est bon, au suivant`),
  // things, not patients
  ...en(
    "open",
    answer.offtopic,
  )(
    `how much does the ultrasound machine weigh; the pressure in the autoclave; how tall can the shelf be; the weight of the printer; what's the temperature outside`,
  ),
  ...es(
    "open",
    answer.offtopic,
  )(
    `qué altura tiene el estante; la presión del autoclave; qué temperatura hay en la nevera; el peso de la impresora; qué temperatura hace fuera`,
  ),
  ...pt(
    "open",
    answer.offtopic,
  )(
    `a temperatura da geladeira de vacinas; pressão do autoclave; o peso da impressora; que temperatura está lá fora`,
  ),
  ...fr(
    "open",
    answer.offtopic,
  )(
    `la température du frigo; combien pèse le fauteuil; la pression de l'autoclave; le poids de l'imprimante; quelle température fait-il dehors`,
  ),
  ...en(null, answer.offtopic)(`what is the weight of evidence on this; any notes from management`),
  ...es(null, answer.offtopic)(`qué peso tiene mi opinión en la clínica`),
  // a relative, with the ligature of the usual spelling
  ...fr("open", answer.strangers)(`que prend sa sœur; les allergies de sa sœur`),
  // not in the record
  ...en(
    "open",
    answer.offtopic,
  )(`is she married; what's her phone number; is he a smoker; what's her date of birth`),
  ...es(
    "open",
    answer.offtopic,
  )(`qué edad tiene; es fumadora; a qué se dedica; cuál es su dirección`),
  ...pt(
    "open",
    answer.offtopic,
  )(`qual a idade dela; ela é fumante; qual a profissão dela; ela bebe álcool`),
  ...fr(
    "open",
    answer.offtopic,
  )(`quel âge a-t-elle; c'est une fumeuse; quel est son métier; elle boit de l'alcool`),
  ...en(null, answer.appointments, days.inDays(1), [0, 12])(`gimme tomorrow am`),
  ...en(
    null,
    answer.appointments,
    days.inDays(-1),
  )(`how many did I see yday; yesterday's patients pls`),
  ...en(null, answer.slots, days.week(1))(`any room next week for a new patient`),
  ...en(null, answer.requests)(`did anybody new ask for a slot; whos waiting on me for a yes`),
  ...en(null, answer.tasks, days.inDays(1))(`whats due tomorrow`),
  ...en(null, answer.unclear)(`who did I see last`),
  ...en(
    null,
    answer.orders,
  )(
    `ring the pharmacy for me; get me the on-call cardiologist; mark the task as done; print her notes; free up my friday; book her again in 2 weeks; bump the 3 pm to 4`,
  ),
  ...en(
    "open",
    answer.advice,
  )(
    `is 150 over 95 too high for her age; what should her sugar be; would you up the ramipril; what's the right dose of amoxicillin for a kid`,
  ),
  ...en("open", answer.vitals("pressure"))(`what was her last pressure`),
  ...en(
    "open",
    answer.vitals("glucose", true),
    days.monthsBack(6),
  )(`how have her sugars been over the last six months`),
  ...en("open", answer.medications)(`is she still on the ramipril; remind me of her meds`),
  ...en("open", answer.others)(`does her husband have high blood pressure too; her mother's meds`),
  ...es(null, answer.appointments, days.inDays(1), [12, 18])(`mañana en la tarde a quiénes tengo`),
  ...es(null, answer.appointments, days.inDays(-1))(`cuántos vi ayer`),
  ...es(
    null,
    answer.slots,
    days.inDays(1),
  )(`mañana me puedo ir temprano o tengo algún hueco libre; dónde tengo hueco mañana`),
  ...es(null, answer.requests)(`quién me está pidiendo cita`),
  ...es(
    null,
    answer.orders,
  )(
    `llámale a la farmacia; imprímeme sus notas; márcame esa tarea como hecha; ponme a Tomás el viernes; súbele la dosis`,
  ),
  ...es(
    "open",
    answer.advice,
  )(`150 con 95 es mucho?;  cuánto de amoxicilina para un niño de 20 kilos`),
  ...es("open", answer.vitals("pressure"))(`última presión`),
  ...es("open", answer.medications)(`sigue con el ramipril?; recuérdame qué toma`),
  ...es("open", answer.others)(`y su marido es hipertenso?; medicinas de su mamá`),
  ...es(
    "open",
    answer.offtopic,
  )(`cuándo fue su última mamografía; ya le hicieron el electro; qué seguro tiene; cuánto debe`),
  ...pt(null, answer.appointments, days.inDays(1), [12, 18])(`amanhã à tarde tenho quem`),
  ...pt(null, answer.appointments, days.inDays(-1))(`quem passou por mim ontem`),
  ...pt(null, answer.slots, days.weekday(4))(`cabe mais um na quinta`),
  ...pt(null, answer.requests)(`quem tá pedindo horário comigo`),
  ...pt(
    null,
    answer.orders,
  )(
    `liga pra farmácia; imprime as notas dela; marca essa tarefa como feita; põe o Tomás na sexta; aumenta a dose do ramipril`,
  ),
  ...pt(
    "open",
    answer.advice,
  )(`15 por 9 é muito?; posso subir o ramipril; quanto de amoxicilina pra criança de 20 quilos`),
  ...pt("open", answer.vitals("pressure"))(`última pressão`),
  ...pt("open", answer.medications)(`ainda toma ramipril?; me lembra o que ela toma`),
  ...pt("open", answer.others)(`o marido dela é hipertenso?; remédios da mãe dela`),
  ...pt(
    "open",
    answer.offtopic,
  )(`quando foi a última mamografia; já fizeram o eletro; qual o convênio dela; quanto ela deve`),
  ...fr(null, answer.appointments, days.inDays(1), [12, 18])(`demain aprem j'ai qui`),
  ...fr(null, answer.appointments, days.inDays(-1))(`les patients d'hier`),
  ...fr(null, answer.slots, days.weekday(4))(`je peux caser quelqu'un jeudi ?`),
  ...fr(null, answer.requests)(`qui veut un rdv avec moi`),
  ...fr(
    null,
    answer.orders,
  )(
    `appelle la pharmacie; imprime-moi ses notes; coche la tâche; mets Tomás vendredi; augmente le ramipril`,
  ),
  ...fr(
    "open",
    answer.advice,
  )(`15/9 c'est trop ?;  combien d'amoxicilline pour un enfant de 20 kilos`),
  ...fr("open", answer.vitals("pressure"))(`dernière tension`),
  ...fr(
    "open",
    answer.medications,
  )(`elle est toujours sous ramipril ?; rappelle-moi ce qu'elle prend`),
  ...fr("open", answer.others)(`et son mari, il est hypertendu ?; le traitement de sa mère`),
  ...fr(
    "open",
    answer.offtopic,
  )(
    `à quand remonte sa dernière mammographie; elle a eu son électro ?; c'est quoi sa mutuelle; elle doit combien`,
  ),
];
