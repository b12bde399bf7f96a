import * as days from "../../days.ts";
import { asked, expected } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set, example or rule. */
export const portuguese = [
  ...typed(null, answer.next)(`quem vem dps da dona beatriz`),
  ...typed(null, answer.appointments, days.inDays(2))(`oq tenho depois de amanhã`),
  ...typed(
    null,
    answer.appointments,
    days.weekdayOfNextWeek(4),
  )(`minha agenda de quinta da semana que vem`),
  ...typed(null, answer.appointments, days.inDays(0))(`quantos faltam hj`),
  ...typed(null, answer.waiting)(`tem gente na sala de espera?; o das 15h ja chegou`),
  ...typed(
    null,
    answer.orders,
  )(`remarca o das 9 pra sexta; desmarca a tarde toda; me lembra de ligar pro laboratorio amanha`),
  ...typed(
    "open",
    answer.orders,
  )(
    `prescreve dipirona pra ele; solicita um raio x de torax; escreve um atestado de 3 dias; manda msg pra ela dizendo q o exame ta normal`,
  ),
  ...typed("open", answer.advice)(`acha que é pneumonia?; pode tomar aas junto com varfarina`),
  ...typed(
    "open",
    answer.allergies,
  )(`alergia a que msm; o pai dele é alergico a dipirona, ele tb é?; nao tem alergia a latex ne`),
  ...typed(
    "open",
    answer.medications,
  )(`que remedio ela toma pra tireoide; ainda usa losartana; qual a dose da sinvastatina`),
  ...typed("open", answer.vitals("pressure"))(`pa da ultima consulta`),
  ...typed("open", answer.vitals("pressure", true))(`a pressao dele ta subindo ou descendo`),
  ...typed("open", answer.vitals("weight", true))(`evoluçao do peso`),
  ...typed(
    "open",
    answer.offtopic,
  )(
    `como anda a glicada desde o começo do ano; quanto deu o potassio, nao, o sodio; vacina da covid ta em dia?`,
  ),
  ...typed("open", answer.vitals(null))(`temperatura e saturaçao por favor`),
  ...typed(null, answer.appointments, days.weekday(2))(`segunda não, terça, o que tem na terça`),
  ...typed(null, answer.appointments, days.inDays(1))(`nao é hoje é amanha que eu quero ver`),
  ...typed(null, answer.requests)(`tem pedido pra eu responder`),
  ...typed(null, answer.offtopic)(`quantos pedidos de receita em aberto`),
  ...typed(null, answer.overdue)(`o que eu tinha que ter feito ate ontem`),
  ...typed("open", answer.problems)(`problemas de saude dele`),
  ...typed("open", answer.others)(`a filha dela tem epilepsia?`),
  ...typed("open", answer.unclear)(`qdo ele veio pela ultima vez`),
  ...typed(null, answer.appointments, days.week(-1))(`quantas consultas tive semana passada`),
  ...asked("pt", "open", [
    [
      "entao deixa eu ver aqui ela tava reclamando de tontura qual foi a ultima pressao e os remedios que ela ta tomando",
      [...expected.vitals, ...expected.medications],
    ],
  ]),
];
