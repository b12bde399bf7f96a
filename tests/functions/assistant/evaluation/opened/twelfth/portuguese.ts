import * as days from "../../days.ts";
import { expected, following } from "../../evaluationQuestion.ts";
import * as answer from "../../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese, by one who had read no other set, example or rule. */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(1))(`quem é o primeiro de amanhã`),
  ...typed(null, answer.appointments, days.inDays(0), [18, 24])(`tenho alguma coisa hoje à noite?`),
  ...typed(null, answer.appointments, days.weekday(4))(`como tá minha quinta`),
  ...typed(null, answer.appointments, days.weekday(5), [0, 12])(`na sexta de manhã tô com quem`),
  ...typed(null, answer.appointments, days.week(1))(`que consultas tenho pra semana que vem`),
  ...typed(null, answer.next)(`depois deste doente quem é que vem`),
  ...typed(null, answer.appointments, days.inDays(-1))(`quantos atendi ontem mesmo?`),
  ...typed(
    null,
    answer.appointments,
    days.inDays(1),
    [12, 18],
  )(`hoje não, amanhã à tarde, o que eu tenho`),
  ...typed(null, answer.appointments, days.inDays(0))(`fora a Beatriz quem eu atendo hoje`),
  ...typed(null, answer.unclear)(`amanhã ou quinta, qual dia tá mais cheio`),
  ...typed(null, answer.slots, days.weekday(3))(`dá pra encaixar alguém na quarta?`),
  ...typed(null, answer.appointments, days.inDays(0))(`a que horas acabo hoje`),
  ...typed(null, answer.tasks)(`o que ficou pendente pra mim`),
  ...typed(null, answer.overdue)(`o que já passou do prazo e eu não fiz`),
  ...typed(null, answer.requests)(`tenho pedidos de marcação por responder?`),
  ...typed(null, answer.requests)(`alguém tá querendo marcar comigo`),
  ...typed(null, answer.waiting)(`tem alguém aguardando lá fora`),
  ...typed(null, answer.waiting)(`o doente das 10 já chegou?`),
  ...typed("open", answer.vitals("pressure"))(`pressão dela deu quanto`),
  ...typed(
    "open",
    answer.vitals("glucose", true),
    days.sinceMonth(8),
  )(`a glicemia melhorou desde agosto?`),
  ...typed("open", answer.vitals("oxygen"))(`saturacao`),
  ...typed("open", answer.vitals("weight", true))(`ela engordou ou emagreceu`),
  ...typed("open", answer.vitals("bmi"))(`imc dela`),
  ...typed("open", answer.medications)(`ela usa quais remédios de uso contínuo`),
  ...typed("open", answer.medications)(`ainda tá tomando losartana?`),
  ...typed("open", answer.allergies)(`posso dar dipirona ou ela tem alergia`),
  ...typed("open", answer.notes)(`o que escrevi na evolução da última vez`),
  ...following("pt", null, [
    ["Quem atendo hoje?", "e amanhã cedo?", expected.appointments, days.inDays(1), [0, 12]],
  ]),
  ...following("pt", "open", [["Qual é o peso da Beatriz?", "e a altura", expected.vitals]]),
  ...typed(null, answer.orders)(`desmarca a consulta das 15 por favor`),
  ...typed("open", answer.orders)(`manda um lembrete pra Beatriz tomar o remédio`),
  ...typed("open", answer.advice)(`que antibiótico você daria`),
  ...typed(null, answer.help("visits"))(`como eu compartilho a tela na teleconsulta`),
  ...typed("open", answer.others)(`o filho dela tem alergia a alguma coisa`),
  ...typed("open", answer.offtopic)(`ela tomou a vacina da febre amarela?`),
];
