import * as days from "../days.ts";
import * as answer from "../typed.ts";

const typed = answer.typedIn("pt");

/** Questions in Portuguese that no one looks at while answers are built (decision 77). */
export const portuguese = [
  ...typed(null, answer.appointments, days.inDays(0))(`vamos repassar os pacientes de hoje`),
  ...typed(null, answer.appointments, days.inDays(1), [0, 12])(`amanhã de manhã tô muito ocupada?`),
  ...typed(null, answer.appointments, days.weekday(4))(`pacientes de qui pfv`),
  ...typed(null, answer.appointments, days.monthBefore)(`quantos pacientes atendi no mês passado`),
  ...typed(null, answer.next)(`e quem entra em seguida`),
  ...typed(null, answer.slots, days.weekday(5))(`tenho um tempinho na sexta pra uma urgência?`),
  ...typed(null, answer.requests)(`consultas que me pediram e eu ainda não mexi`),
  ...typed(null, answer.waiting)(`meu paciente já entrou na chamada de vídeo?`),
  ...typed(null, answer.overdue)(`me mostra só o que tá atrasado`),
  ...typed(null, answer.tasks)(`o que tem pra fazer da Beatriz Nogueira`),
  ...typed("open", answer.vitals("weight", true))(`ela tá perdendo peso ou não`),
  ...typed("open", answer.vitals("oxygen"))(`o2 da última visita?`),
  ...typed(null, answer.vitals("pressure"))(`pressão da Beatriz Nogueira`),
  ...typed("open", answer.medications)(`lista de remédios dela pfv`),
  ...typed("open", answer.allergies)(`ela tem alergias no prontuário?`),
  ...typed("open", answer.problems)(`que doenças a gente acompanha nela`),
  ...typed("open", answer.notes)(`o que dizia minha nota da consulta passada`),
  ...typed(null, answer.orders)(`empurra tudo desta tarde 30 min`),
  ...typed("open", answer.advice)(`que antibiótico eu dou pra ela`),
  ...typed(null, answer.help("waitingList"))(`quem gostaria de vir antes se abrir um horário`),
  ...typed(null, answer.others)(`me mostra as consultas do doutor Keller`),
  ...typed(null, answer.offtopic)(`quanto tá o jogo`),
];
